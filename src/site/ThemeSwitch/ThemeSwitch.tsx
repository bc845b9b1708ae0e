import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/language'
import { applyTheme, nextTheme, storedTheme, type Theme } from './theme'
import * as styles from './ThemeSwitch.module.css'

const ICONS = { system: Monitor, light: Sun, dark: Moon }

/** Goes through system, light and dark. Hidden without JavaScript, which it needs. */
export function ThemeSwitch() {
  const t = useTranslate()
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(storedTheme()), [])
  const shown = theme ?? 'system'
  const Icon = ICONS[shown]
  const change = () => {
    const next = nextTheme(shown)
    applyTheme(next)
    setTheme(next)
  }
  return (
    <button
      type="button"
      className={styles.root}
      data-ready={theme !== null || undefined}
      onClick={change}
      aria-label={`${t('theme.label')}: ${t(`theme.${shown}`)}`}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

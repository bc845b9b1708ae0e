import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/language'
import { applyTheme, nextTheme, storedTheme, type Theme } from './theme'
import { UiIcon } from '../../ui/Icon/UiIcon'
import * as styles from './ThemeSwitch.module.css'

const UI_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const

/** Goes through system, light and dark. Hidden without JavaScript, which it needs. */
export function ThemeSwitch() {
  const t = useTranslate()
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(storedTheme()), [])
  const shown = theme ?? 'system'
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
      <UiIcon name={UI_ICONS[shown]} size={20} />
    </button>
  )
}

import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon/UiIcon'
import { chooseTheme, chosenTheme, darkSystem, onThemeChange, shownTheme } from './theme'
import * as styles from './ThemeSwitch.module.css'

/** Turns the page dark and light again. Hidden without JavaScript, which it needs. */
export function ThemeSwitch() {
  const t = useTranslate()
  const theme = useSyncExternalStore(
    onThemeChange,
    () => shownTheme(chosenTheme(), darkSystem().matches),
    () => null,
  )
  const dark = theme === 'dark'
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={t('theme.dark')}
      aria-pressed={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <UiIcon name={dark ? 'sun' : 'moon'} size={20} />
    </button>
  )
}

/** Gives the choice back to the system. There is nothing to give back until a visitor has chosen. */
export function SystemTheme() {
  const t = useTranslate()
  const choice = useSyncExternalStore(onThemeChange, chosenTheme, () => null)
  return (
    <button
      type="button"
      className={styles.system}
      aria-pressed={choice === 'system'}
      onClick={() => chooseTheme('system')}
    >
      {t('theme.system')}
    </button>
  )
}

import { useSyncExternalStore } from 'react'
import { keepStored } from '../browser/storage'
import { useTranslate } from '../i18n/language'
import { IconButton } from '../ui/Button'
import * as styles from './ThemeSwitch.module.css'

/** What the visitor chose; `system` stores nothing. */
type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'theme'

/** Runs in the head before the first paint, so that a chosen theme never flashes the other one. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The choice, read from the attribute: storage may be blocked. */
function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Whether the page is dark, by choice or by the system. */
function isDark(): boolean {
  const choice = chosenTheme()
  return choice === 'system' ? darkSystem().matches : choice === 'dark'
}

/** Shows a choice and remembers it where storage allows. */
function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  keepStored('localStorage', KEY, choice === 'system' ? null : choice)
  readers.forEach((changed) => changed())
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Subscribers to the choice: the switches of header, drawer and footer. */
const readers = new Set<() => void>()

/** Subscribes to changes of choice and system; returns the unsubscription. */
function onThemeChange(changed: () => void): () => void {
  const system = darkSystem()
  readers.add(changed)
  system.addEventListener('change', changed)
  return () => {
    readers.delete(changed)
    system.removeEventListener('change', changed)
  }
}

/** Turns the page dark and light again. Hidden without JavaScript, which it needs. */
export function ThemeSwitch() {
  const t = useTranslate()
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false)
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      size={20}
      label={t('theme.dark')}
      className={styles.root}
      aria-pressed={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}

/** Returns to the system's theme. */
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

import { useSyncExternalStore } from 'react'
import { colourBar } from '../browser/inline/colourBar'
import { keepStored } from '../browser/storage'
import { useTranslate } from '../i18n/language'
import { IconButton } from '../ui/Button'

const KEY = 'theme'

/**
 * Runs in the head before the first paint, so that the page never flashes in the other theme, and again when the
 * choice has changed in another tab, or while the page was away in the browser's back/forward cache.
 */
export const themeScript = () =>
  `(f=>{f();addEventListener('pageshow',f);addEventListener('storage',f)})(()=>{try{var t=localStorage.getItem('${KEY}'),d=document.documentElement.dataset;if(t==='light'||t==='dark')d.theme=t;else delete d.theme}catch(e){}(${colourBar.toString()})()})`

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is dark, by choice or by the system. Reads the attribute, because storage may be blocked. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : darkSystem().matches
}

/** Switches the theme. The theme of the system is not stored as a choice: the page then follows the system again. */
function turn(): void {
  const { dataset } = document.documentElement
  const wanted = isDark() ? 'light' : 'dark'
  const isChoice = (wanted === 'dark') !== darkSystem().matches
  if (isChoice) dataset.theme = wanted
  else delete dataset.theme
  colourBar()
  keepStored('localStorage', KEY, isChoice ? wanted : null)
  readers.forEach((changed) => changed())
}

/** Subscribers to the choice: the switches in header and drawer. */
const readers = new Set<() => void>()

/** Subscribes to changes of choice and system; returns the unsubscription. */
function onThemeChange(changed: () => void): () => void {
  const end = new AbortController()
  readers.add(changed)
  darkSystem().addEventListener('change', changed, { signal: end.signal })
  // After these the script has read the choice again.
  for (const event of ['pageshow', 'storage']) window.addEventListener(event, changed, { signal: end.signal })
  return () => {
    end.abort()
    readers.delete(changed)
  }
}

/** Switches between dark and light. Hidden without JavaScript, which it needs. */
export function ThemeSwitch() {
  const t = useTranslate()
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false)
  return (
    <IconButton
      icon="sun-moon"
      size={20}
      label={t('theme.dark')}
      className="with-script"
      aria-pressed={dark}
      onClick={turn}
    />
  )
}

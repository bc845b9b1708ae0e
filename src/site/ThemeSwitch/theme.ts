/** What the visitor chose; `system` stores nothing. */
type ThemeChoice = 'system' | 'light' | 'dark'

/** What the page looks like. */
export type Theme = Exclude<ThemeChoice, 'system'>

const KEY = 'theme'

/** Runs in the head before the first paint, so that a chosen theme never flashes the other one. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The choice as the page shows it; storage may be blocked, the attribute is there all the same. */
export function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** What a choice looks like on a system that is dark, or is not. */
export function shownTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}

/** Shows a choice and remembers it where storage allows. */
export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
  readers.forEach((changed) => changed())
}

export const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Whoever shows the choice: header, drawer and footer do at once. */
const readers = new Set<() => void>()

/** Tells when choice or system have changed, until it is called off. */
export function onThemeChange(changed: () => void): () => void {
  const system = darkSystem()
  readers.add(changed)
  system.addEventListener('change', changed)
  return () => {
    readers.delete(changed)
    system.removeEventListener('change', changed)
  }
}

/** The browser's storage. Merely reading `window.localStorage` throws where a visitor blocks it; then nothing is stored. */
type Area = 'localStorage' | 'sessionStorage'

/** Reads the value stored under a name; null if there is none. */
export function readStored(area: Area, name: string): string | null {
  try {
    return window[area].getItem(name)
  } catch {
    return null
  }
}

/** Stores a value under a name; null removes it. */
export function keepStored(area: Area, name: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(name)
    else window[area].setItem(name, value)
  } catch {
    // Storage is blocked or full.
  }
}

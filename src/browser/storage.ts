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

/** Stores a value under a name; null removes it. @returns false if storage is blocked or full */
export function keepStored(area: Area, name: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(name)
    else window[area].setItem(name, value)
    return true
  } catch {
    return false
  }
}

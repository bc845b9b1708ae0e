/** The browser's storage. Merely reading `window.localStorage` throws where a visitor blocks it; nothing is kept then. */
type Area = 'localStorage' | 'sessionStorage'

/** Reads what is kept under a name; null for nothing. */
export function readStored(area: Area, name: string): string | null {
  try {
    return window[area].getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value under a name; with null, nothing any more. */
export function keepStored(area: Area, name: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(name)
    else window[area].setItem(name, value)
  } catch {
    // Storage is blocked or full.
  }
}

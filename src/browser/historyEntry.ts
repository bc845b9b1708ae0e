/** Writes the entry of the browser's history. What others stored in it stays, such as the key of the router's scroll position. */

/** Stores values in the entry, where Back and a reload find them (`history.state`). */
export function keepInEntry(values: Readonly<Record<string, unknown>>): void {
  const { history } = window
  history.replaceState({ ...(history.state as object | null), ...values }, '')
}

/** Replaces the query string of the address, or adds an entry with it. */
export function writeSearch(how: 'replace' | 'push', search: string): void {
  const { history, location } = window
  history[`${how}State`](history.state, '', location.pathname + search)
}

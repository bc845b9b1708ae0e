/** Stores values in the history entry, where Back and a reload find them (`history.state`). What others stored stays. */
export function keepInEntry(values: Readonly<Record<string, unknown>>): void {
  const { history } = window
  history.replaceState({ ...(history.state as object | null), ...values }, '')
}

/** Replaces the query string of the address, or adds an entry with it, which keeps the router's key of the position. */
export function writeSearch(how: 'replace' | 'push', search: string): void {
  const { history, location } = window
  history[`${how}State`](history.state, '', location.pathname + search)
}

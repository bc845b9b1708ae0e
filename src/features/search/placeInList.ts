/** Where a visitor was in a list of results, kept with the entry of the browser's history: Back and a reload find it. */
interface PlaceInList {
  /** How many results were shown. */
  shown: number
  /** How far the page was scrolled, in CSS pixels. */
  top: number
}

const KEY = 'found'

/** Of the entry at hand; nothing where none was kept. */
export function placeInList(): Partial<PlaceInList> {
  const state = window.history.state as { [KEY]?: PlaceInList } | null
  return state?.[KEY] ?? {}
}

/** Leaves the address and what the router has written to the entry as they are. */
export function keepPlace(place: PlaceInList): void {
  window.history.replaceState({ ...(window.history.state as object | null), [KEY]: place }, '')
}

import { useRef, useSyncExternalStore } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/** The query string of this page's address. Nothing on the server and during hydration. */
export function useAddress(): string {
  const page = useRef<string>()
  const last = useRef('')
  useBrowserLayoutEffect(() => {
    page.current = window.location.pathname
  }, [])
  const read = () => {
    // While Gatsby navigates, the address already belongs to the next page.
    if (page.current === undefined || page.current === window.location.pathname) last.current = window.location.search
    return last.current
  }
  return useSyncExternalStore(onAddressChange, read, () => '')
}

/** Replaces the query string of the address without telling the router. */
export function writeAddress(how: 'replace' | 'push', search: string): void {
  const { history, location } = window
  // The entry keeps the router's key, under which the scroll position is saved.
  const { key } = (history.state ?? {}) as { key?: string }
  history[`${how}State`]({ key }, '', location.pathname + search)
  readers.forEach((changed) => changed())
}

/** Subscribers to the address: `pushState` and `replaceState` fire no event. */
const readers = new Set<() => void>()

function onAddressChange(changed: () => void): () => void {
  readers.add(changed)
  window.addEventListener('popstate', changed)
  return () => {
    readers.delete(changed)
    window.removeEventListener('popstate', changed)
  }
}

/** An entry of the browser's history to write. */
interface HistoryWrite<Query> {
  readonly how: 'replace' | 'push'
  readonly query: Query
}

/**
 * How a newly applied query gets into the browser's history. Typing rewrites
 * the entry at hand. A step (category, search button) gets an entry of its
 * own, so that Back returns to `settled`, the last query that had one; an entry
 * that typing has rewritten in the meantime is given back to it first.
 * @param isSame whether two queries ask for the same
 * @returns the entries to write, in order
 */
export function historyWrites<Query>(
  isSame: (one: Query, other: Query) => boolean,
  settled: Query,
  shown: Query,
  applied: Query,
  step: boolean,
): HistoryWrite<Query>[] {
  if (!step) return isSame(shown, applied) ? [] : [{ how: 'replace', query: applied }]
  if (!isSame(shown, applied)) return [{ how: 'push', query: applied }]
  if (isSame(settled, applied)) return []
  return [
    { how: 'replace', query: settled },
    { how: 'push', query: applied },
  ]
}

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { writeSearch } from '../browser/historyEntry'
import { SEARCH_DEBOUNCE } from '../constants'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/** The query string of this page's address. Empty on the server and during hydration. */
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

/** Replaces the query string of the address without notifying the router. */
export function writeAddress(how: 'replace' | 'push', search: string): void {
  writeSearch(how, search)
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

/** How a query was entered: Back returns to submitted and chosen ones, and to those that came with an address. */
type Given = 'typed' | 'submitted' | 'chosen'

interface QueryInAddress<Query> {
  /** The query in the controls. */
  entered: Query
  /** The query in the address. */
  applied: Query
  /** Takes the visitor's input; submitted input applies at once, other input after a pause. */
  enter: (query: Query, given: Given) => void
}

/**
 * Keeps a query in the address, so that it can be shared and Back restores it. Further typing replaces its own history
 * entry.
 * @param read reads the query from a query string
 * @param write writes the query into the current query string, whose other parameters stay
 */
export function useQueryInAddress<Query>(
  read: (search: string) => Query,
  write: (query: Query, current?: string) => string,
): QueryInAddress<Query> {
  const address = useAddress()
  const applied = useMemo(() => read(address), [read, address])
  const asked = write(applied)
  const [entered, setEntered] = useState(applied)
  const entry = useRef<{ asked: string; isStep: boolean; isFirst?: boolean }>({ asked, isStep: true, isFirst: true })
  const pause = useRef<ReturnType<typeof setTimeout>>()

  useEffect(() => () => clearTimeout(pause.current), [])
  // Back, Forward and links fill the controls; a pending query typed before them is dropped.
  useEffect(() => {
    if (asked === entry.current.asked) return
    const { isFirst } = entry.current
    entry.current = { asked, isStep: true }
    // What was typed before hydration stays: the address is read only after it.
    if (isFirst && pause.current) return
    clearTimeout(pause.current)
    setEntered(applied)
  }, [asked, applied])

  function apply(query: Query, given: Given): void {
    const wanted = write(query)
    const { asked: before, isStep } = entry.current
    const isSame = wanted === before
    entry.current = { asked: wanted, isStep: given !== 'typed' || (isSame && isStep) }
    const how = isStep || given === 'chosen' ? 'push' : 'replace'
    if (!isSame) writeAddress(how, write(query, window.location.search))
  }
  function enter(query: Query, given: Given): void {
    setEntered(query)
    clearTimeout(pause.current)
    if (given === 'submitted') apply(query, given)
    else pause.current = setTimeout(() => apply(query, given), SEARCH_DEBOUNCE)
  }
  return { entered, applied, enter }
}

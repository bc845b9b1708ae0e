import { useEffect, useReducer, useRef, useSyncExternalStore, type Dispatch } from 'react'
import { SEARCH_DEBOUNCE } from '../../constants'
import { useBrowserLayoutEffect } from '../../ui/useBrowserLayoutEffect'
import { addressOfQuery, historyWrites, queryOfAddress } from './queryAddress'
import { isPending, sameQuery, searchReducer, searchStateOf, type SearchAction, type SearchState } from './searchState'

/**
 * The search of the article list, kept in the address as `?q=…&category=…`.
 * The served page shows every article, so the first render on top of it does
 * too and the address is read right after; a list that Back brings up again
 * starts with its address, before its scroll position is restored.
 */
export function useArticleSearch(): [SearchState, Dispatch<SearchAction>] {
  const address = useAddress()
  const [state, dispatch] = useReducer(searchReducer, address, (search) => searchStateOf(queryOfAddress(search)))
  const { entered, applied, appliedStep } = state
  const shown = useRef(applied)
  const settled = useRef(applied)

  useEffect(() => {
    const query = queryOfAddress(address)
    if (sameQuery(query, shown.current)) return
    shown.current = query
    settled.current = query
    dispatch({ type: 'address', query })
  }, [address])

  useEffect(() => {
    if (!isPending({ entered, applied })) return
    const timer = setTimeout(() => dispatch({ type: 'elapsed' }), SEARCH_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [entered, applied])

  useEffect(() => {
    const writes = historyWrites(settled.current, shown.current, applied, appliedStep)
    for (const { how, query } of writes) {
      const { pathname, search } = window.location
      // The entry keeps the router's key, under which the scroll position is saved.
      window.history[`${how}State`](window.history.state, '', pathname + addressOfQuery(query, search))
      shown.current = query
      if (how === 'push') settled.current = query
    }
    if (writes.length > 0) readers.forEach((changed) => changed())
  }, [applied, appliedStep])

  return [state, dispatch]
}

/** The query string of this page's address. Nothing on the server and during hydration. */
function useAddress(): string {
  const page = useRef<string>()
  const last = useRef('')
  useBrowserLayoutEffect(() => {
    page.current = window.location.pathname
  }, [])
  const read = () => {
    // On the way to another page the address is that of the other page already.
    if (page.current === undefined || page.current === window.location.pathname) last.current = window.location.search
    return last.current
  }
  return useSyncExternalStore(onAddressChange, read, () => '')
}

/** Whoever reads the address: writing to the history tells nobody by itself. */
const readers = new Set<() => void>()

function onAddressChange(changed: () => void): () => void {
  readers.add(changed)
  window.addEventListener('popstate', changed)
  return () => {
    readers.delete(changed)
    window.removeEventListener('popstate', changed)
  }
}

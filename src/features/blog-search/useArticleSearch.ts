import { useEffect, useReducer, useRef, type Dispatch } from 'react'
import { SEARCH_DEBOUNCE } from '../../constants'
import { historyWrites, useAddress, writeAddress } from '../../ui/useAddress'
import {
  addressOfQuery,
  isPending,
  queryOfAddress,
  sameQuery,
  searchReducer,
  searchStateOf,
  type SearchAction,
  type SearchState,
} from './searchState'

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
    for (const { how, query } of historyWrites(sameQuery, settled.current, shown.current, applied, appliedStep)) {
      shown.current = query
      if (how === 'push') settled.current = query
      writeAddress(how, addressOfQuery(query, window.location.search))
    }
  }, [applied, appliedStep])

  return [state, dispatch]
}

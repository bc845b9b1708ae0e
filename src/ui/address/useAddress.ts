import { useRef, useSyncExternalStore } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'

/** The query string of this page's address. Nothing on the server and during hydration. */
export function useAddress(): string {
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

/** Gives this page's address another query string, of which the router need not know. */
export function writeAddress(how: 'replace' | 'push', search: string): void {
  const { history, location } = window
  // The entry keeps the router's key, under which the scroll position is saved.
  const { key } = (history.state ?? {}) as { key?: string }
  history[`${how}State`]({ key }, '', location.pathname + search)
  readers.forEach((changed) => changed())
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

/**
 * Runs in the head. A fragment that cannot be decoded (`#100%`, Cyrillic cut by
 * a messenger) is no fragment: Gatsby decodes every one without asking, and a
 * page would end in an exception.
 */
export function leaveMalformedFragment(): void {
  const leave = () => {
    try {
      decodeURIComponent(location.hash)
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
  leave()
  addEventListener('popstate', leave, true)
}

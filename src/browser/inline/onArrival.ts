/**
 * Runs in the head. Removes a fragment that cannot be decoded (`#100%`,
 * Cyrillic cut by a messenger): Gatsby decodes every fragment, and the
 * exception would break the page.
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

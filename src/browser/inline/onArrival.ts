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

/**
 * Runs in the head. On a visit, what is far below is laid out as it comes near until React has started (`base.css`):
 * on a phone the first paint of home is 0.2 s earlier, of other pages less. A page that the browser scrolls, to a
 * fragment or after Back, needs its height at once.
 */
export function markArrival(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate' && !location.hash) document.documentElement.dataset.arriving = ''
}

/**
 * Runs in the head. A fragment that cannot be decoded (`#100%`, Cyrillic cut by
 * a messenger) is no fragment: Gatsby decodes every one without asking, and a
 * page would end in an exception. Whoever comes back, reloads or follows a
 * fragment is taken to a place far down, which must be where it was, so nothing
 * may wait for its layout (`styles/firstFrame.css`).
 */
export function prepareFirstFrame(): void {
  const leaveMalformedFragment = () => {
    try {
      decodeURIComponent(location.hash)
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
  leaveMalformedFragment()
  addEventListener('popstate', leaveMalformedFragment, true)
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !entry || entry.type !== 'navigate') document.documentElement.dataset.painted = ''
}

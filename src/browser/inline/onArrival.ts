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
 * Runs in the head, after `leaveMalformedFragment`. Marks the page as unpainted:
 * only its first part is laid out for the first paint (`styles/firstFrame.css`),
 * until `fetchScripts` removes the mark. Back, reload and fragments scroll far
 * down, so these pages are laid out whole.
 */
export function awaitFirstPaint(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash && entry?.type === 'navigate') document.documentElement.dataset.unpainted = ''
}

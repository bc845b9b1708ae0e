/**
 * Runs in the head, after `leaveMalformedFragment`. Says to the styles that the
 * first paint is to come, for which only the first part of a page is laid out
 * (`styles/firstFrame.css`), until `fetchScripts` says otherwise. Whoever comes
 * back, reloads or follows a fragment is taken to a place far down, which must
 * be where it was, so there nothing waits.
 */
export function awaitFirstPaint(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash && entry?.type === 'navigate') document.documentElement.dataset.unpainted = ''
}

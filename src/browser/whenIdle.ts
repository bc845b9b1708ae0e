/** Calls back when the browser is idle; Safari has no `requestIdleCallback` and waits 200 ms. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 200)
}

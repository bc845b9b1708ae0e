/** Calls once the browser has nothing else to do; Safari does not tell, and is given a moment. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 200)
}

/** What a visitor does to look at something else. */
const LEAVING = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Keeps an element where it is on the screen while what stands above it
 * shrinks: the visitor who pressed it goes on looking at it. Ends when the
 * time is over, or when the visitor goes elsewhere.
 * @param milliseconds as long as the change takes; 0 for one within the next frame
 */
export function holdInPlace(element: Element, milliseconds: number): void {
  const { top } = element.getBoundingClientRect()
  const start = performance.now()
  const ended = new AbortController()
  for (const event of LEAVING)
    window.addEventListener(event, () => ended.abort(), { passive: true, signal: ended.signal })
  const hold = () => {
    if (ended.signal.aborted) return
    const moved = element.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
    if (performance.now() - start < milliseconds) requestAnimationFrame(hold)
    else ended.abort()
  }
  requestAnimationFrame(hold)
}

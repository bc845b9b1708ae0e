/** What a visitor does to look at something else, a click without a pointer (voice control) among it. */
const LEAVING = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click']

/**
 * Keeps an element where it is on the screen while what stands above it
 * shrinks: the visitor who pressed it goes on looking at it. It follows each
 * size that `changing` takes, before the browser paints it, until the visitor
 * goes elsewhere: a time would be over too early on a slow device, and browsers
 * do not list the animation of a `details` among the animations of the page.
 */
export function holdInPlace(element: Element, changing: Element): void {
  const { top } = element.getBoundingClientRect()
  const sizes = new ResizeObserver(() => {
    const moved = element.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  sizes.observe(changing)
  const left = new AbortController()
  for (const event of LEAVING) {
    // While it comes down: the click that is being answered has passed the window by now.
    window.addEventListener(event, () => (left.abort(), sizes.disconnect()), {
      capture: true,
      passive: true,
      signal: left.signal,
    })
  }
}

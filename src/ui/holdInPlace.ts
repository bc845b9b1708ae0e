/** Events that say the visitor turns to something else; `click` also covers voice control. */
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
    // In the capture phase: the click being handled has passed the window already, so it does not count.
    window.addEventListener(event, () => (left.abort(), sizes.disconnect()), {
      capture: true,
      passive: true,
      signal: left.signal,
    })
  }
}

/**
 * Keeps an element where it is on the screen while what stands above it
 * shrinks: the visitor who pressed it goes on looking at it. Ends when the
 * time is over, or when the visitor scrolls.
 * @param milliseconds as long as the change takes; 0 for one within the next frame
 */
export function holdInPlace(element: Element, milliseconds: number): void {
  const top = element.getBoundingClientRect().top
  const start = performance.now()
  let released = false
  const release = () => {
    released = true
  }
  window.addEventListener('wheel', release, { once: true, passive: true })
  window.addEventListener('touchmove', release, { once: true, passive: true })
  const hold = () => {
    if (released) return
    const moved = element.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
    if (performance.now() - start < milliseconds) requestAnimationFrame(hold)
    else {
      window.removeEventListener('wheel', release)
      window.removeEventListener('touchmove', release)
    }
  }
  requestAnimationFrame(hold)
}

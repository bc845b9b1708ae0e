/**
 * Keeps an element at its place on the screen while the content above it shrinks, so that the visitor who pressed it
 * still sees it. Call it before the change, which the next frame shows.
 */
export function holdInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect()
  requestAnimationFrame(() => window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }))
}

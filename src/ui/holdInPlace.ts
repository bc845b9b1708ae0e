/**
 * Keeps an element where it is on the screen while what stands above it shrinks: the visitor who pressed it goes on
 * looking at it. Called before the change, which the next frame shows.
 */
export function holdInPlace(element: Element): void {
  const { top } = element.getBoundingClientRect()
  requestAnimationFrame(() => window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }))
}

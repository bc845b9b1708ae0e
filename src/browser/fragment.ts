/** The browser itself follows fragments: it scrolls (`scroll-padding-block` leaves the 100 px), moves the focus and writes the history. */

/** Milliseconds. Without a scroll there is no `scrollend` event. */
const LONGEST_GLIDE = 1500

/** The element that a fragment (`#contact`) names; null if it cannot be decoded. */
export function elementOfFragment(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/**
 * Makes an element focusable until it loses the focus, so that the browser
 * moves the focus there with the next jump to it (WCAG 2.4.3): Tab and a screen
 * reader continue from the section, on touch as well.
 */
export function letTakeFocus(element: HTMLElement): void {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return
  element.setAttribute('tabindex', '-1')
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

/** Makes the browser scroll smoothly to the next fragment; style sheets switch that off under `prefers-reduced-motion`. */
export function glide(): void {
  const { dataset } = document.documentElement
  dataset.gliding = ''
  document.addEventListener('scrollend', endGliding, { once: true })
  setTimeout(endGliding, LONGEST_GLIDE)
}

/** The next scroll jumps again. */
export function endGliding(): void {
  delete document.documentElement.dataset.gliding
}

import { useEffect, type RefObject } from 'react'

/**
 * Keeps wheel scrolling over an element from moving the page (spec section 2,
 * "Chat widget"). Zooming, which browsers report as a wheel with Ctrl, is let
 * through. React listens passively to wheels, so the listener is our own.
 */
export function useContainedWheel(area: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const contain = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      const below = element.scrollHeight - element.clientHeight - element.scrollTop
      const isAtEnd = event.deltaY < 0 ? element.scrollTop <= 0 : below <= 1
      if (isAtEnd) event.preventDefault()
    }
    element.addEventListener('wheel', contain, { passive: false })
    return () => element.removeEventListener('wheel', contain)
  }, [area])
}

import { useEffect, useRef, type RefObject } from 'react'

/** How much above the newest message stays in view, in px. */
const ABOVE = 20

/**
 * Scrolls a conversation to its newest message: to its end, or to its
 * beginning where it is taller than the room. Keeps it there when the room
 * changes, as under an on-screen keyboard, unless the visitor reads above.
 * @param moment changes with every message
 */
export function useNewestInView(area: RefObject<HTMLElement>, moment: unknown): void {
  const isFollowed = useRef(true)
  useEffect(() => {
    isFollowed.current = true
    showNewest(area.current)
  }, [area, moment])
  useEffect(() => {
    const element = area.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const note = () => (isFollowed.current = isNewestInView(element))
    const resized = new ResizeObserver(() => isFollowed.current && showNewest(element))
    element.addEventListener('scroll', note, { passive: true })
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', note)
      resized.disconnect()
    }
  }, [area])
}

function isNewestInView(area: HTMLElement): boolean {
  const newest = area.lastElementChild
  return !newest || newest.getBoundingClientRect().top < area.getBoundingClientRect().bottom
}

/** The browser goes no further than the end. */
function showNewest(area: HTMLElement | null): void {
  const newest = area?.lastElementChild
  if (!area || !newest) return
  const below = newest.getBoundingClientRect().top - area.getBoundingClientRect().top
  area.scrollTop = Math.max(0, area.scrollTop + below - ABOVE)
}

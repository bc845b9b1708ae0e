import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a, button, input, label, select, summary, textarea'
const PICTURES = 'main :is(img, svg)'

/** Distance of the points that are looked at, in pixels: half of the least size of a control. No comma is lost between two. */
const STEP = 12

/** Whether words of an element are at a point of the window; not those of a drawing. */
function hasWordsAt(element: Element, x: number, y: number): boolean {
  if (!element.matches(':is(main, footer) :not(svg *)')) return false
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left - STEP / 3 <= x && x <= right + STEP / 3 && top <= y && y <= bottom,
    )
  })
}

/** Whether words of the page, or elements of a selector and what lies in them, are below a box. */
function covers(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  own: Element,
  elements: string,
): boolean {
  for (let column = left; column < right + STEP; column += STEP)
    for (let row = top; row < bottom + STEP; row += STEP) {
      const [x, y] = [Math.min(column, right), Math.min(row, bottom)]
      const below = document.elementsFromPoint(x, y).filter((element) => !own.contains(element))
      if (below.some((element) => element.closest(elements) || hasWordsAt(element, x, y))) return true
    }
  return false
}

/** The page is at rest after this time without any of the events, in milliseconds. */
const REST_MS = 200
const EVENTS = ['scroll', 'resize', 'click', 'input'] as const

/** Room between the teaser and words, in pixels. */
const GAP = 8

/** How far the teaser is raised to find room on arrival, in pixels: from its place, in steps. */
const RISES = Array.from({ length: 16 }, (_, index) => index * 12)

interface Room {
  /** Fixed to the window. Everything of its `aside` is left out of account. */
  box: RefObject<HTMLElement>
  /**
   * The teaser stands nowhere before the first look or while the page is scrolled. On arrival it may stand higher than
   * its place and over drawings; further down it leaves pictures free.
   */
  isTeaser?: boolean
}

/**
 * Where a box over the page covers neither words nor controls (DESIGN section 7, "Teaser"). Looked at whenever the page
 * comes to rest.
 * @returns how far above its place, in pixels, or null where there is no room
 */
export function useRoom({ box, isTeaser = false }: Room): number | null {
  const [room, setRoom] = useState<number | null>(isTeaser ? null : 0)
  useEffect(() => {
    const check = () => {
      if (!box.current) return
      const { left, right, top, bottom } = box.current.getBoundingClientRect()
      const gap = isTeaser ? GAP : 0
      const own = box.current.closest('aside')!
      const isFirstView = window.scrollY === 0
      const elements = isTeaser && !isFirstView ? `${CONTROLS}, ${PICTURES}` : CONTROLS
      const isFree = (rise: number) =>
        right === left ||
        !covers({ left: left - gap, right, top: top - rise - gap, bottom: bottom - rise + gap }, own, elements)
      // It is measured where it has been raised to.
      setRoom((raised) => (isTeaser && isFirstView ? RISES : [0]).find((rise) => isFree(rise - (raised ?? 0))) ?? null)
    }
    let rest = setTimeout(check, REST_MS)
    const wait = ({ type }: Event) => {
      if (type === 'scroll' && isTeaser) setRoom(null)
      clearTimeout(rest)
      rest = setTimeout(check, REST_MS)
    }
    for (const event of EVENTS) window.addEventListener(event, wait, { passive: true })
    return () => {
      clearTimeout(rest)
      for (const event of EVENTS) window.removeEventListener(event, wait)
    }
  }, [box, isTeaser])
  return room
}

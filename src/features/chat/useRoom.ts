import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a, button, input, label, select, summary, textarea'
const PICTURES = 'main :is(img, svg)'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether text of the page (outside drawings) or elements that match a selector are visible below a box. */
function covers(box: Box, own: Element, elements: string): boolean {
  const range = document.createRange()
  /** Whether a part of an element is in the box and visible there: not scrolled out of a frame. */
  const isSeen = (element: Element) => (part: Box) => {
    const [left, right] = [Math.max(part.left, box.left), Math.min(part.right, box.right)]
    const [top, bottom] = [Math.max(part.top, box.top), Math.min(part.bottom, box.bottom)]
    return (
      left < right &&
      top < bottom &&
      document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
    )
  }
  const wordsOf = (element: Element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  return [...document.querySelectorAll(`${elements}, :is(main, footer) :not(svg *)`)].some((element) => {
    const around = element.getBoundingClientRect()
    if (around.left >= box.right || around.right <= box.left || around.top >= box.bottom || around.bottom <= box.top)
      return false
    return !own.contains(element) && (element.matches(elements) ? [around] : wordsOf(element)).some(isSeen(element))
  })
}

/** The page is at rest after this time without any of the events, in milliseconds. */
const REST_MS = 200
const EVENTS = ['scroll', 'resize', 'click', 'input'] as const

/** Room between the teaser and words, in pixels. */
const GAP = 8

/** How far the teaser is raised to find room on arrival, in pixels: from its place, in steps. */
const RISES = Array.from({ length: 16 }, (_, index) => index * 12)

interface Room {
  /** Fixed to the window. Elements inside its `aside` are ignored. */
  box: RefObject<HTMLElement>
  /**
   * The teaser is hidden before the first check and while the page scrolls. At the top of the page it may be raised and
   * cover drawings; further down it does not cover pictures.
   */
  isTeaser?: boolean
}

/**
 * Finds room for a box over the page where it covers neither text nor controls (DESIGN section 7, "Teaser"). Checks
 * whenever the page comes to rest.
 * @returns how far the box is raised, in pixels, or null if there is no room
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
      // The box is measured at its raised position.
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

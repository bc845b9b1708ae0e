import { useEffect, useState, type RefObject } from 'react'

const CONTROLS = 'a, button, input, label, select, summary, textarea'

/** Distance of the points at which controls are looked for, in pixels: half of the least size of a control. */
const STEP = 12

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The middle of what two boxes share, if anything. */
function middle(one: Box, other: Box): [x: number, y: number] | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
  return right > left && bottom > top ? [(left + right) / 2, (top + bottom) / 2] : null
}

/** Whether words of the page lie below a box; not those of a drawing, and none that are scrolled out of a frame. */
function coversWords(box: Box): boolean {
  const range = document.createRange()
  const isBelow = (element: Element) => (line: DOMRect) => {
    const point = middle(line, box)
    return point && document.elementsFromPoint(...point).includes(element)
  }
  return [...document.querySelectorAll(':is(main, footer) :not(svg *)')].some(
    (element) =>
      middle(element.getBoundingClientRect(), box) &&
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(isBelow(element))
      }),
  )
}

/** Whether something that can be pressed lies below a box, as a card that is a link in its whole width. */
function coversControl({ left, right, top, bottom }: Box, own: Element): boolean {
  for (let x = left; x < right + STEP; x += STEP)
    for (let y = top; y < bottom + STEP; y += STEP) {
      const below = document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom))
      if (below.some((element) => !own.contains(element) && element.closest(CONTROLS))) return true
    }
  return false
}

/** The page is at rest after this time without any of the events, in milliseconds. */
const REST_MS = 200
const EVENTS = ['scroll', 'resize', 'click', 'input'] as const

/** How far a box is raised to find room, in pixels: from its place, in steps. */
const RISES = Array.from({ length: 16 }, (_, index) => index * 12)

interface Room {
  /** Everything of its `aside` is left out of account. */
  box: RefObject<Element>
  /** Whether it may stand higher than its place. */
  rises?: boolean
  /** What holds before the first look and while the page is scrolled: the last answer when left out. */
  meanwhile?: null
}

/**
 * Where a box over the page covers neither words nor controls (DESIGN section 7, "Teaser"). Looked at whenever the page
 * comes to rest.
 * @returns how far above its place, in pixels, or null where there is no room
 */
export function useRoom({ box, rises = false, meanwhile }: Room): number | null {
  const [room, setRoom] = useState<number | null>(meanwhile === null ? null : 0)
  useEffect(() => {
    const check = () => {
      if (!box.current) return
      const { left, right, top, bottom } = box.current.getBoundingClientRect()
      const own = box.current.closest('aside')!
      const isFree = (rise: number) => {
        const place = { left, right, top: top - rise, bottom: bottom - rise }
        return right === left || (!coversControl(place, own) && !coversWords(place))
      }
      setRoom((rises ? RISES : [0]).find(isFree) ?? null)
    }
    let rest = setTimeout(check, REST_MS)
    const wait = ({ type }: Event) => {
      if (type === 'scroll' && meanwhile === null) setRoom(null)
      clearTimeout(rest)
      rest = setTimeout(check, REST_MS)
    }
    for (const event of EVENTS) window.addEventListener(event, wait, { passive: true })
    return () => {
      clearTimeout(rest)
      for (const event of EVENTS) window.removeEventListener(event, wait)
    }
  }, [box, rises, meanwhile])
  return room
}

import { useEffect, useState, type RefObject } from 'react'

/** How long the page has to stand still before the teaser looks for room, in milliseconds. */
const STILL_MS = 200
/** How long it is shown at most, in milliseconds; then it stays in the button. */
const SHOWN_MS = 12_000
/** Points of a line and lines that are looked under. */
const COLUMNS = 8
const ROWS = 4
/** Paper kept free around it, in pixels. */
const CLEAR = 6

const OCCUPIED = 'a, button, input, textarea, select, label, summary, figure, img, picture, svg, video, canvas, iframe'

function holdsWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
}

/** Whether words, a control or a picture of the page lie under a box of the widget. */
function covers(box: DOMRect, widget: Element | null): boolean {
  for (let index = 0; index < COLUMNS * ROWS; index++) {
    const x = box.left - CLEAR + (index % COLUMNS) * ((box.width + 2 * CLEAR) / (COLUMNS - 1))
    const y = box.top - CLEAR + Math.floor(index / COLUMNS) * ((box.height + 2 * CLEAR) / (ROWS - 1))
    const under = document.elementsFromPoint(x, y).filter((element) => !widget?.contains(element))
    if (under.some((element) => element.closest(OCCUPIED) !== null || holdsWords(element))) return true
  }
  return false
}

/**
 * Whether the teaser may stand beside the button: only over empty paper, while
 * the page stands still, and once. Everywhere else it is docked.
 */
export function useRoomForTeaser(bubble: RefObject<HTMLElement>): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    const element = bubble.current
    if (!element || typeof document.elementsFromPoint !== 'function') return
    let still: ReturnType<typeof setTimeout> | undefined
    let shown: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop()
      setRoom(false)
    }
    const look = () => {
      const isFree = !covers(element.getBoundingClientRect(), element.closest('aside'))
      setRoom(isFree)
      if (isFree) shown ??= setTimeout(end, SHOWN_MS)
    }
    const move = () => {
      setRoom(false)
      clearTimeout(still)
      still = setTimeout(look, STILL_MS)
    }
    // What a search has found, an answer that unfolds: the page grows below it.
    const size = new ResizeObserver(move)
    const stop = () => {
      clearTimeout(still)
      clearTimeout(shown)
      size.disconnect()
      window.removeEventListener('scroll', move)
      window.removeEventListener('resize', move)
    }
    window.addEventListener('scroll', move, { passive: true })
    window.addEventListener('resize', move)
    size.observe(document.body)
    move()
    return stop
  }, [bubble])
  return hasRoom
}

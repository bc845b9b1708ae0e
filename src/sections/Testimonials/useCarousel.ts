import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { CAROUSEL_END_THRESHOLD, CAROUSEL_STEP } from '../../constants'
import { prefersReducedMotion } from '../../browser/prefersReducedMotion'

/**
 * A strip that scrolls natively (wheel, touch, keyboard) and can also be
 * dragged with the mouse and moved by arrows. Reports at which end it is (spec
 * section 2, "Testimonials").
 */
export function useCarousel() {
  const track = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const grip = useRef<{ x: number; left: number } | null>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => ({
      atStart: element.scrollLeft <= 0,
      atEnd: element.scrollWidth - element.clientWidth - element.scrollLeft <= CAROUSEL_END_THRESHOLD,
    })
    const update = () => {
      // An arrow that disappears passes its focus to the strip. When the effect runs, nothing else remembers that the
      // arrow had the focus.
      const focused = document.activeElement
      const now = read()
      flushSync(() => setEnds((last) => (last.atStart === now.atStart && last.atEnd === now.atEnd ? last : now)))
      if ((now.atStart && focused === previous.current) || (now.atEnd && focused === next.current))
        element.focus({ preventScroll: true })
    }
    setEnds(read())
    element.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      element.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])

  const move = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * CAROUSEL_STEP,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })

  const letGo = () => {
    grip.current = null
    setDragging(false)
  }
  const dragProps = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, left: event.currentTarget.scrollLeft }
      setDragging(true)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (grip.current) event.currentTarget.scrollLeft = grip.current.left + grip.current.x - event.clientX
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
  return { track, previous, next, ...ends, dragging, move, dragProps }
}

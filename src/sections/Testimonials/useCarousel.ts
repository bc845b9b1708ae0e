import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { CAROUSEL_END_THRESHOLD, CAROUSEL_STEP } from '../../constants'
import { prefersReducedMotion } from '../../browser/prefersReducedMotion'

/** A strip that scrolls natively, and also by arrows and when dragged with the mouse (spec section 2, "Testimonials"). */
export function useCarousel() {
  const track = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  function readEnds() {
    const strip = track.current
    if (!strip) return
    const { scrollLeft, scrollWidth, clientWidth } = strip
    const isStart = scrollLeft <= 0
    const isEnd = scrollWidth - clientWidth - scrollLeft <= CAROUSEL_END_THRESHOLD
    // An arrow that disappears passes its focus to the strip.
    const leaving = [isStart && previous.current, isEnd && next.current]
    if (leaving.some((arrow) => arrow === document.activeElement)) strip.focus({ preventScroll: true })
    setAtStart(isStart)
    setAtEnd(isEnd)
  }
  useEffect(() => {
    const resized = new ResizeObserver(readEnds)
    if (track.current) resized.observe(track.current)
    return () => resized.disconnect()
  }, [])

  const move = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * CAROUSEL_STEP,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  const trackProps = {
    ref: track,
    onScroll: readEnds,
    onPointerDown: ({ pointerType, button, currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
      if (pointerType !== 'mouse' || button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      const held = currentTarget.scrollLeft + clientX
      currentTarget.onpointermove = (moved) => {
        if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollLeft = held - moved.clientX
      }
    },
  }
  return { previous, next, atStart, atEnd, move, trackProps }
}

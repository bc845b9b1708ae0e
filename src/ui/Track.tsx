import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { classNames } from './classNames'
import * as styles from './Track.module.css'

interface TrackProps {
  /** Height of the line that entries pass, as a share of the viewport, from its top. */
  line: number
  className?: string
  entries: readonly { readonly key: string; readonly content: ReactNode; readonly lang?: string }[]
}

/**
 * Entries along a line that fills as they pass a given height of the viewport. `data-near` marks a list that is in view
 * or soon will be.
 */
export function Track({ line, className, entries }: TrackProps) {
  const { ref, active, progress, isNear } = useScrollSteps(line)
  const current = progress === 1 ? -1 : active
  return (
    <div
      className={classNames(styles.root, className)}
      style={progress > 0 ? ({ '--progress': progress } as CSSProperties) : undefined}
    >
      <ol ref={ref} data-near={isNear || undefined}>
        {entries.map(({ key, content, lang }, index) => (
          <li
            key={key}
            lang={lang}
            className={styles.entry}
            data-reached={index <= active || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {content}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface ScrollState {
  /** Index of the last step that has reached the line, -1 before the first. */
  active: number
  /** Share of the list that has passed the line, 0…1. */
  progress: number
  /** Whether the list is less than half a viewport away. */
  isNear: boolean
}

/**
 * How far a list of steps has been scrolled past a line across the viewport
 * (spec section 4, "Process timeline"). At `progress` 1 the last step is done too.
 * @param line height of the line as a share of the viewport, from its top
 * @returns the state, and a ref for the list, whose direct children are the steps
 */
function useScrollSteps(line: number) {
  const ref = useRef<HTMLOListElement>(null)
  const [state, setState] = useState<ScrollState>({ active: -1, progress: 0, isNear: false })

  useEffect(() => {
    const list = ref.current
    if (!list) return
    const update = () => {
      const next = scrollState(list, line * window.innerHeight)
      const isSame = ({ active, progress, isNear }: ScrollState) =>
        active === next.active && progress === next.progress && isNear === next.isNear
      setState((last) => (isSame(last) ? last : next))
    }
    update()
    // Opening an accordion or loading a picture moves the list without a scroll.
    const resized = new ResizeObserver(update)
    resized.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [line])

  return { ref, ...state }
}

function scrollState(list: HTMLElement, lineY: number): ScrollState {
  const { top, height, bottom } = list.getBoundingClientRect()
  const isNear = top < 1.5 * window.innerHeight && bottom > -0.5 * window.innerHeight
  if (top > lineY) return { active: -1, progress: 0, isNear }
  const tops = Array.from(list.children, (step) => step.getBoundingClientRect().top)
  const reached = tops.filter((stepTop) => stepTop <= lineY).length
  // Browsers scroll by whole pixels, so the end may be less than one pixel away.
  const passed = top + height - lineY < 1 ? 1 : (lineY - top) / height
  return { active: reached - 1, progress: Math.round(passed * 1000) / 1000, isNear }
}

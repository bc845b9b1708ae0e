import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import * as styles from './ChatWidget.module.css'

interface BubbleProps {
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** A bubble beside the button, with a button that dismisses it. */
export function Bubble({ dismiss, onDismiss, children }: BubbleProps) {
  return (
    <div className={styles.teaser}>
      {children}
      <IconButton icon="x" size={18} label={dismiss} className={styles.dismiss} onClick={onDismiss} />
    </div>
  )
}

interface TeaserProps {
  question: string
  dismiss: string
  onDismiss: () => void
  onPrepare: () => void
  onOpen: () => void
}

/** The question beside the button; where it would cover something, a dot on the rim of the button. */
export function Teaser({ question, dismiss, onDismiss, onPrepare, onOpen }: TeaserProps) {
  const measure = useRef<HTMLDivElement>(null)
  const hasRoom = useRoom(measure)
  return (
    <>
      {/* Invisible, as large as the bubble can be: shows whether there is room for it. */}
      <div ref={measure} className={classNames(styles.teaser, styles.measure)} aria-hidden="true" />
      <div className={hasRoom ? styles.teaser : styles.docked}>
        <button
          type="button"
          className={styles.question}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onOpen}
          title={hasRoom ? undefined : question}
        >
          <span className={styles.words}>{question}</span>
        </button>
        <IconButton icon="x" size={18} label={dismiss} className={styles.dismiss} onClick={onDismiss} />
      </div>
    </>
  )
}

const CONTROLS_AND_PICTURES = 'a, button, figure, img, input, label, select, summary, svg, textarea'

function isContent(element: Element): boolean {
  const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return hasWords || element.matches(CONTROLS_AND_PICTURES)
}

/** Whether words, controls or pictures of the page are below an element. */
function coversContent(element: Element): boolean {
  const own = element.getBoundingClientRect()
  return [...document.querySelectorAll(':is(main, footer) *')].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const isBelow = left < own.right && right > own.left && top < own.bottom && bottom > own.top
    return isBelow && isContent(each)
  })
}

/** The page is at rest after this time without any of the events, in milliseconds. */
const REST_MS = 200
const EVENTS = ['scroll', 'resize', 'click', 'input'] as const

/** Whether an element covers nothing. False while the page is scrolled, checked again once it is at rest. */
function useRoom(box: RefObject<Element>): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    const check = () => box.current && setRoom(!coversContent(box.current))
    let rest = setTimeout(check, REST_MS)
    const wait = ({ type }: Event) => {
      if (type === 'scroll') setRoom(false)
      clearTimeout(rest)
      rest = setTimeout(check, REST_MS)
    }
    for (const event of EVENTS) window.addEventListener(event, wait, { passive: true })
    return () => {
      clearTimeout(rest)
      for (const event of EVENTS) window.removeEventListener(event, wait)
    }
  }, [box])
  return hasRoom
}

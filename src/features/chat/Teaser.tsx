import { useEffect, useState, type ReactNode } from 'react'
import { UiIcon } from '../../ui/Icon/UiIcon'
import * as styles from './ChatWidget.module.css'

interface TeaserProps {
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** What a bubble on a narrow screen must not lie upon: the buttons of a hero, the contact form, the footer. */
const KEPT_CLEAR = '[data-hero-actions], #contact, #footer'

/** The bubble beside the button. On a narrow screen it steps aside for what visitors came to press or to fill in. */
export function Teaser({ dismiss, onDismiss, children }: TeaserProps) {
  const isInTheWay = useInView(KEPT_CLEAR)
  return (
    <div className={styles.teaser} data-in-the-way={isInTheWay || undefined}>
      {children}
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onDismiss}>
        <UiIcon name="x" size={18} />
      </button>
    </div>
  )
}

/** Whether one of the elements a selector finds is on the screen. */
function useInView(selector: string): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      setInView(visible.size > 0)
    })
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return inView
}

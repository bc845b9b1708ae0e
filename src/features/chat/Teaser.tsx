import { useEffect, useState, type ReactNode } from 'react'
import { Sign } from '../../ui/Icon/Sign'
import * as styles from './ChatWidget.module.css'

interface TeaserProps {
  dismiss: string
  onDismiss: () => void
  children: ReactNode
}

/** The bubble beside the button. On a narrow screen it steps aside for the contact form and the footer. */
export function Teaser({ dismiss, onDismiss, children }: TeaserProps) {
  const isInTheWay = useInView('contact', 'footer')
  return (
    <div className={styles.teaser} data-in-the-way={isInTheWay || undefined}>
      {children}
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onDismiss}>
        <Sign name="x" size={18} />
      </button>
    </div>
  )
}

/** Whether one of the elements with these ids is on the screen. */
function useInView(...ids: string[]): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const visible = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? visible.add(target) : visible.delete(target)
      setInView(visible.size > 0)
    })
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return inView
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { elementOfFragment } from '../browser/fragment'
import { holdInPlace } from './holdInPlace'
import * as styles from './Accordion.module.css'

interface AccordionProps {
  /** Unique on the page: only one item of a name is open at a time, also without JavaScript. */
  name: string
  items: readonly { key: string; title: string; content: ReactNode; lang?: string }[]
  firstOpen?: boolean
  /** What each item is, if the search lists it as a result: `question`. */
  part?: string
}

/** One answer is open at a time. A click on the open one closes it; a fragment (`#faq-3`) opens the answer it names. */
export function Accordion({ name, items, firstOpen = false, part }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openNamed = (event?: Event) => {
      const item = elementOfFragment(window.location.hash)
      if (!(item instanceof HTMLDetailsElement) || !root.current?.contains(item) || item.open) return
      item.open = true
      // If an answer above it closes, the target of the browser's current scroll moves.
      if (event) item.scrollIntoView()
    }
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])
  return (
    <div className={styles.root} ref={root}>
      {items.map((item, index) => (
        // React does not know the attribute `name` yet and passes it through unchanged.
        <details
          key={item.key}
          id={`${name}-${index + 1}`}
          className={styles.item}
          {...{ name }}
          lang={item.lang}
          data-part={part}
          open={firstOpen && index === 0}
        >
          <summary
            className={`${styles.summary} opens line`}
            onClick={({ currentTarget }) => holdInPlace(currentTarget)}
          >
            <h3 className={styles.title}>{item.title}</h3>
          </summary>
          <ScrollableContent label={item.title}>{item.content}</ScrollableContent>
        </details>
      ))}
    </div>
  )
}

/** Scrolls content that is taller than the limit and makes it reachable by keyboard (WCAG 2.1.1). */
function ScrollableContent({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const content = ref.current!
    const observer = new ResizeObserver(() => setScrolls(content.scrollHeight > content.clientHeight))
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.content} {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      {children}
    </div>
  )
}

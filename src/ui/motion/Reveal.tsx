import { useEffect, useRef, type ReactNode } from 'react'
import { prefersReducedMotion } from '../../browser/prefersReducedMotion'
import { SCROLL_ANIMATION } from '../../constants'

/** A block that rises into view once, when it is scrolled to. It is served visible, and stays visible without motion. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? revealOnScroll(ref.current) : undefined), [])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}

const RISE = 28

/**
 * Lets an element rise and fade in when its first pixels are scrolled into view
 * (spec section 9, "Scroll animation"). Elements are hidden only after the
 * visitor has begun to scroll and the animation library has loaded, and only
 * below the viewport: a client that never scrolls (crawler, printer, reader
 * mode) gets the whole page.
 * @returns a function that undoes everything
 */
function revealOnScroll(element: HTMLElement): () => void {
  let observer: IntersectionObserver | undefined
  let over = false

  const show = () => {
    element.style.removeProperty('opacity')
    element.style.removeProperty('transform')
  }

  const begin = async () => {
    if (prefersReducedMotion()) return
    // 3.4 KB. If it does not load, nothing moves.
    const motion = await import(/* webpackExports: ["animate"] */ 'framer-motion/dom/mini').catch(() => null)
    if (over || !motion || element.getBoundingClientRect().top < window.innerHeight) return
    element.style.opacity = '0'
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry.isIntersecting) return
        observer?.disconnect()
        motion
          .animate(
            element,
            { opacity: [0, 1], transform: [`translateY(${RISE}px)`, 'none'] },
            { duration: SCROLL_ANIMATION.duration / 1000, ease: [0.22, 0.8, 0.3, 1] },
          )
          .finished.then(show, show)
      },
      // The large top margin counts elements above the viewport as seen, because a jump may skip them.
      { rootMargin: `1000000px 0px -${SCROLL_ANIMATION.offset}px` },
    )
    observer.observe(element)
  }

  const start = () => void begin()
  window.addEventListener('scroll', start, { once: true, passive: true })
  window.addEventListener('beforeprint', show)
  return () => {
    over = true
    observer?.disconnect()
    window.removeEventListener('scroll', start)
    window.removeEventListener('beforeprint', show)
    show()
  }
}

import { useEffect, useState, type RefObject } from 'react'
import { MOCKUP_ROTATION } from '../../constants'

/**
 * Which of several things is highlighted now, one after the other. Rests while
 * paused, out of view, in a hidden tab, and for visitors who want less motion.
 */
export function useAlternation(count: number, target: RefObject<Element>) {
  const [active, setActive] = useState(0)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (paused || !target.current) return
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    let inView = true
    let timer: ReturnType<typeof setInterval> | undefined
    const sync = () => {
      const runs = inView && !reduced.matches && document.visibilityState === 'visible'
      if (runs === (timer !== undefined)) return
      clearInterval(timer)
      timer = runs ? setInterval(() => setActive((current) => (current + 1) % count), MOCKUP_ROTATION) : undefined
    }
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry.isIntersecting
      sync()
    })
    sync()
    observer.observe(target.current)
    reduced.addEventListener('change', sync)
    document.addEventListener('visibilitychange', sync)
    return () => {
      clearInterval(timer)
      observer.disconnect()
      reduced.removeEventListener('change', sync)
      document.removeEventListener('visibilitychange', sync)
    }
  }, [paused, count, target])

  return { active, paused, toggle: () => setPaused((current) => !current) }
}

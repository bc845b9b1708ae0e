import { useEffect, useState } from 'react'
import { ANCHOR_OFFSET } from '../../constants'

/** Id of the heading whose text is being read: the last one above the upper third of the window. */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const find = () => {
      const line = Math.max(ANCHOR_OFFSET + 1, window.innerHeight / 3)
      const above = elements.filter((element) => element.getBoundingClientRect().top <= line)
      setCurrent(above.at(-1)?.id ?? null)
    }
    // Reaches far up, so that a heading crosses only the line, also when the page jumps.
    const observer = new IntersectionObserver(find, { rootMargin: '1000000px 0px -66% 0px' })
    elements.forEach((element) => observer.observe(element))
    return () => observer.disconnect()
  }, [headings])
  return current
}

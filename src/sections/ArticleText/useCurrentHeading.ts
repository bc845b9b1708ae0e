import { useEffect, useState } from 'react'

/** Id of the heading whose text is being read: the last one above the upper third of the window. */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const above = new Set<Element>()
    // Reaches far up, so that a heading crosses only the line, also when the page jumps. What the observer
    // says is kept instead of measured again: by then a smooth scroll has moved on.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target)
          else above.delete(target)
        }
        setCurrent(elements.findLast((element) => above.has(element))?.id ?? null)
      },
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    elements.forEach((element) => observer.observe(element))
    return () => observer.disconnect()
  }, [headings])
  return current
}

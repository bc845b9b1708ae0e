import { useEffect, type RefObject } from 'react'

/**
 * Tells the style sheet how much of the screen an on-screen keyboard leaves:
 * `--keyboard` is what it takes from below, `--visible` what remains. Browsers
 * lay it over fixed elements without moving them.
 */
export function useVisibleViewport(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      if (viewport.scale > 1.01) return // a magnified page, not a keyboard
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      root.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
      root.current?.style.setProperty('--visible', `${Math.round(viewport.height)}px`)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [root])
}

import { prefersReducedMotion } from './prefersReducedMotion'

/** A page that has not come by then will not come: the old one must answer again. Milliseconds. */
const LONGEST_WAIT = 1000

let pageIsThere: (() => void) | undefined

/**
 * Changes the page with one fading into the other, where the browser has view
 * transitions and the visitor did not ask for less motion. The old page stands
 * still meanwhile, so the new one's data should be there already.
 * @param change starts the navigation; `endPageTransition` tells that it is done
 */
export function transitionPage(change: () => void): void {
  endPageTransition()
  if (!document.startViewTransition || prefersReducedMotion()) return change()
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        const giveFramesBack = frameByTimer()
        pageIsThere = () => {
          giveFramesBack()
          done()
        }
        setTimeout(pageIsThere, LONGEST_WAIT)
        change()
      }),
  )
  // Another navigation, or a tab that is hidden, ends a transition early; the page is there all the same.
  transition.ready.catch(() => undefined)
}

/** The new page is in the document. */
export function endPageTransition(): void {
  pageIsThere?.()
  pageIsThere = undefined
}

/** Gatsby's router shows a page with the next frame, and there is none while the old page stands still. */
function frameByTimer(): () => void {
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
  return () => {
    window.requestAnimationFrame = requestAnimationFrame
  }
}

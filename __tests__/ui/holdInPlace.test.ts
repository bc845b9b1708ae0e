/** @jest-environment jsdom */
import { holdInPlace } from '../../src/ui/holdInPlace'

let top: number
let element: Element
let frames: FrameRequestCallback[]
let now: number
const scrollBy = jest.fn()

/** Lets the page move by some pixels and time pass, then paints. */
function frame(moved: number, milliseconds: number): void {
  top += moved
  now += milliseconds
  frames.splice(0).forEach((callback) => callback(now))
}

beforeEach(() => {
  top = 400
  now = 0
  frames = []
  element = { getBoundingClientRect: () => ({ top }) } as Element
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  scrollBy.mockReset().mockImplementation(({ top: by }: { top: number }) => {
    top -= by
  })
  window.scrollBy = scrollBy
})
afterEach(() => jest.restoreAllMocks())

it('follows an element as long as it is told to', () => {
  holdInPlace(element, 100)
  frame(-30, 16)
  frame(-20, 16)
  expect(top).toBe(400)
  frame(-10, 100)
  expect(top).toBe(400)
  frame(-10, 16)
  expect(top).toBe(390)
})

it('sees one change within the next frame when told nothing else', () => {
  holdInPlace(element, 0)
  frame(-200, 16)
  frame(-5, 16)
  expect(top).toBe(395)
})

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('lets go at %s', (event) => {
  holdInPlace(element, 100)
  frame(-30, 16)
  window.dispatchEvent(new Event(event))
  frame(-30, 16)
  expect(top).toBe(370)
})

it('two of them do not pull at the page', () => {
  const second = { getBoundingClientRect: () => ({ top: top + 100 }) } as Element
  holdInPlace(element, 100)
  window.dispatchEvent(new Event('pointerdown'))
  holdInPlace(second, 100)
  frame(-30, 16)
  expect(scrollBy).toHaveBeenCalledTimes(1)
})

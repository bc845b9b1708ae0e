/** @jest-environment jsdom */
import { holdInPlace } from '../../src/ui/holdInPlace'

let top: number
let watching: Set<() => void>
const element = { getBoundingClientRect: () => ({ top }) } as Element
const changing = document.createElement('div')
const scrollBy = jest.fn()

class Observer {
  constructor(private readonly tell: () => void) {}
  observe = () => watching.add(this.tell)
  disconnect = () => watching.delete(this.tell)
}

/** Lets what stands above the element shrink, as one frame of an animation does. */
function shrink(pixels: number): void {
  top -= pixels
  watching.forEach((tell) => tell())
}

const { ResizeObserver: original } = window
beforeEach(() => {
  top = 400
  watching = new Set()
  Object.assign(window, { ResizeObserver: Observer, scrollBy })
  scrollBy.mockReset().mockImplementation(({ top: by }: { top: number }) => {
    top -= by
  })
})
afterEach(() => {
  window.dispatchEvent(new Event('wheel'))
  window.ResizeObserver = original
})

it('follows every step of the change, however late', () => {
  holdInPlace(element, changing)
  shrink(30)
  shrink(20)
  expect(top).toBe(400)
  expect(scrollBy).toHaveBeenCalledWith({ top: -30, behavior: 'instant' })
  shrink(0.4)
  expect(scrollBy).toHaveBeenCalledTimes(2)
})

it.each(['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'])('lets go at %s', (event) => {
  holdInPlace(element, changing)
  shrink(30)
  window.dispatchEvent(new Event(event))
  shrink(30)
  expect(top).toBe(370)
})

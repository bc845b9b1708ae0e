/** @jest-environment jsdom */
import { holdInPlace } from '../../src/ui/holdInPlace'

it('scrolls by what the next frame has moved', () => {
  let top = 400
  const scrollBy = jest.fn()
  const frame = jest.fn((show: () => void) => show)
  Object.assign(window, { scrollBy, requestAnimationFrame: frame })
  holdInPlace({ getBoundingClientRect: () => ({ top }) } as Element)
  top = 350
  frame.mock.results[0].value()
  expect(scrollBy).toHaveBeenCalledWith({ top: -50, behavior: 'instant' })
})

/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { loadMotion } from '../../src/ui/motion/loadMotion'
import { revealOnScroll } from '../../src/ui/motion/Reveal'

jest.mock('../../src/ui/motion/loadMotion', () => ({ loadMotion: jest.fn() }))

const animate = jest.fn(() => ({ finished: Promise.resolve() }))
const observers: { margin?: string; see: (isIntersecting: boolean) => void; ended: boolean }[] = []

/** A block at this distance (px) from the top of a viewport of 800 px, after the visitor has begun to scroll. */
async function block(top: number) {
  const element = document.createElement('div')
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  const takeBack = revealOnScroll(element)
  fireEvent.scroll(window)
  await Promise.resolve()
  await Promise.resolve()
  return { element, takeBack }
}

beforeEach(() => {
  window.innerHeight = 800
  observers.length = 0
  animate.mockClear()
  jest.mocked(loadMotion).mockResolvedValue({ animate } as unknown as Awaited<ReturnType<typeof loadMotion>>)
  Object.assign(window, {
    IntersectionObserver: class {
      private readonly record: (typeof observers)[number]
      constructor(see: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        this.record = {
          margin: rootMargin,
          see: (isIntersecting) => this.record.ended || see([{ isIntersecting }]),
          ended: false,
        }
        observers.push(this.record)
      }
      observe() {}
      disconnect() {
        this.record.ended = true
      }
    },
  })
})

it('rises for 800 ms once its first 50 px are in view, and never again', async () => {
  const { element } = await block(900)
  expect(element.style.opacity).toBe('0')
  expect(observers[0].margin).toMatch(/ -50px$/)
  observers[0].see(false)
  expect(animate).not.toHaveBeenCalled()
  observers[0].see(true)
  observers[0].see(true)
  fireEvent.scroll(window)
  expect(animate).toHaveBeenCalledTimes(1)
  expect(animate).toHaveBeenCalledWith(
    element,
    expect.objectContaining({ opacity: [0, 1] }),
    expect.objectContaining({ duration: 0.8 }),
  )
  await Promise.resolve()
  expect(element.getAttribute('style') || null).toBeNull()
  expect(observers).toHaveLength(1)
})

it.each([
  ['is already in view', 799, true],
  ['cannot be moved: less motion is wanted, or the library is missing', 900, false],
])('stays as it was served when it %s', async (_, top, hasMotion) => {
  if (!hasMotion) jest.mocked(loadMotion).mockResolvedValue(null)
  const { element } = await block(top)
  expect(element.style.opacity).toBe('')
  expect(observers).toHaveLength(0)
})

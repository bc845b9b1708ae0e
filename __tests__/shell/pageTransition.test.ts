/** @jest-environment jsdom */
import { endPageTransition, transitionPage } from '../../src/browser/pageTransition'

const stillness = (reduced: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) as MediaQueryList })

/** Stands in for the browser: keeps the old page in view until the promise of the update is kept. */
function withViewTransitions(): { states: string[] } {
  const states: string[] = []
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      states.push('old page stands')
      void update().then(() => states.push('new page fades in'))
      return { ready: Promise.reject(new Error('The tab is hidden.')) }
    },
  })
  return { states }
}

beforeEach(() => {
  jest.useFakeTimers()
  stillness(false)
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('keeps the old page until the new one is there', async () => {
  const { states } = withViewTransitions()
  const change = jest.fn()
  transitionPage(change)
  expect(change).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(300)
  expect(states).toEqual(['old page stands'])
  endPageTransition()
  await jest.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['old page stands', 'new page fades in'])
})

it('goes on handing out frames, though none is painted while the old page stands', async () => {
  withViewTransitions()
  const painted = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const frame = jest.fn()
  transitionPage(() => void window.requestAnimationFrame(frame))
  await jest.advanceTimersByTimeAsync(0)
  expect(frame).toHaveBeenCalledTimes(1)
  endPageTransition()
  window.requestAnimationFrame(() => {})
  expect(painted).toHaveBeenCalledTimes(1)
  painted.mockRestore()
})

it('gives the old page back when the new one does not come', async () => {
  const { states } = withViewTransitions()
  transitionPage(() => {})
  await jest.advanceTimersByTimeAsync(1000)
  expect(states).toContain('new page fades in')
})

it('just changes the page for visitors who asked for less motion', () => {
  const { states } = withViewTransitions()
  stillness(true)
  const change = jest.fn()
  transitionPage(change)
  expect(change).toHaveBeenCalledTimes(1)
  expect(states).toEqual([])
})

it('just changes the page in browsers without view transitions', () => {
  const change = jest.fn()
  transitionPage(change)
  expect(change).toHaveBeenCalledTimes(1)
})

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { SEARCH_DEBOUNCE } from '../../src/constants'
import { useAddress, useQueryInAddress } from '../../src/ui/useAddress'

const read = (search: string) => new URLSearchParams(search).get('q') ?? ''
const write = (query: string) => query.trim() && `?q=${query.trim()}`

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState({ key: 'entry' }, '', '/blog')
})
afterEach(() => jest.useRealTimers())

/**
 * The entered query, the applied query, the address and the number of new history entries.
 * @param steps actions of a visitor, as `typed a, waits, back`; `_` is a space
 */
async function after(steps: string) {
  const before = window.history.length
  const { result } = renderHook(() => useQueryInAddress(read, write))
  for (const step of steps.split(', ')) {
    const [given, query = ''] = step.split(' ') as ['typed' | 'submitted' | 'chosen' | 'waits' | 'back', string?]
    await act(async () => {
      if (given === 'waits') jest.advanceTimersByTime(SEARCH_DEBOUNCE)
      else if (given === 'back') {
        const isBack = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
        window.history.back()
        jest.advanceTimersByTime(1)
        await isBack
      } else result.current.enter(query.replace('_', ' '), given)
    })
  }
  const { entered, applied } = result.current
  expect(window.history.state).toEqual({ key: 'entry' })
  return `${entered}|${applied}|${window.location.search}|${window.history.length - before}`
}

it.each([
  ['typing waits', 'typed a', 'a|||0'],
  ['blanks around the text ask for nothing new', 'typed _, waits', ' |||0'],
  ['typing begins anew after the button', 'submitted a, typed ab, waits', 'ab|ab|?q=ab|2'],
])('%s', async (_, steps, expected) => {
  expect(await after(steps)).toBe(expected)
})

it('Back brings what was asked before, and what was typed since is no longer asked', async () => {
  expect(await after('submitted a, submitted b, typed bc, back, waits')).toMatch(/^a\|a\|\?q=a\|/)
})

it('a page that is being left keeps its own query', () => {
  const { result } = renderHook(() => useAddress())
  act(() => {
    window.history.pushState(null, '', '/search?q=a')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current).toBe('')
})

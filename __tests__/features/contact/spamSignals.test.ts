/** @jest-environment node */
import { isSuspicious, MIN_FILL_MS } from '../../../src/features/contact/spamSignals'

describe('a suspicious sender', () => {
  it.each([
    ['filled the honeypot', { honeypot: 'https://spam.example', openedAt: 0, submittedAt: 60_000 }, true],
    ['put a blank into the honeypot', { honeypot: '  ', openedAt: 0, submittedAt: 60_000 }, false],
    ['was faster than a hand', { honeypot: '', openedAt: 0, submittedAt: MIN_FILL_MS - 1 }, true],
    ['was as fast as a hand', { honeypot: '', openedAt: 0, submittedAt: MIN_FILL_MS }, false],
    ['has a clock that stands still', { honeypot: '', openedAt: 60_000, submittedAt: 60_000 }, false],
    ['has a clock that was set back', { honeypot: '', openedAt: 60_000, submittedAt: 0 }, false],
  ])('%s', (_, signals, expected) => {
    expect(isSuspicious(signals)).toBe(expected)
  })
})

import { formatClock } from '../../src/features/formatClock'

/** A time in November 2026 in the local time zone. */
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime()
const words = (text: string) => text.replace(/\s/g, ' ')

it.each([
  ['en', at(23, 3, 7), '3:07 AM'],
  ['ru', at(23, 3, 7), '03:07'],
  ['en', at(24, 3, 7), 'November 24, 2026 at 3:07 AM'],
  ['ru', at(17, 9, 0), '17 ноября 2026 г. в 09:00'],
] as const)('in %s, shown on the 23rd at nine: %#', (language, moment, expected) => {
  expect(words(formatClock(moment, language, at(23, 9, 0)))).toBe(expected)
})

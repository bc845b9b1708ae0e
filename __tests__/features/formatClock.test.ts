import { formatClock } from '../../src/features/formatClock'

/** A moment of November 2026 by the clock of this machine. */
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime()
const words = (text: string) => text.replace(/\s/g, ' ')

it.each([
  ['en', at(23, 3, 7), '3:07 AM'],
  ['ru', at(23, 3, 7), '03:07'],
  ['en', at(24, 3, 7), 'Tuesday 3:07 AM'],
  ['ru', at(24, 3, 7), 'вторник 03:07'],
  ['ru', at(30, 21, 12), '30 ноября в 21:12'],
] as const)('in %s, said on the 23rd at nine: %#', (language, moment, said) => {
  expect(words(formatClock(moment, language, at(23, 9, 0)))).toBe(said)
})

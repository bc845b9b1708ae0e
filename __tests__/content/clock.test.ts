import { dayOf, siteNow } from '../../src/content/clock'

it.each([
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T09:30:00Z', '2026-12-01T09:30:00.000Z'],
  ['2026-12-01T01:00:00+03:00', '2026-11-30T22:00:00.000Z'],
])('SITE_NOW=%s is the moment %s', (value, moment) => {
  expect(siteNow({ SITE_NOW: value }).toISOString()).toBe(moment)
})

it.each(['tomorrow', '2026-02-30', '2026-12', '12/01/2026', '2026-12-01T09:30'])('SITE_NOW=%s is refused by name', (value) => {
  expect(() => siteNow({ SITE_NOW: value })).toThrow(`SITE_NOW is "${value}"`)
})

it('a day is that of UTC', () => {
  expect(dayOf(new Date('2026-12-01T01:00:00+03:00'))).toBe('2026-11-30')
})

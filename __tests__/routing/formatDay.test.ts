import { formatDay } from '../../src/routing/formatDay'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a day', () => {
  it.each([
    ['2024-03-15', 'Mar 15, 2024', '15 марта 2024'],
    ['2024-01-01', 'Jan 1, 2024', '1 января 2024'],
    ['2024-02-29', 'Feb 29, 2024', '29 февраля 2024'],
    ['2023-05-09', 'May 9, 2023', '9 мая 2023'],
    ['2025-09-30', 'Sep 30, 2025', '30 сентября 2025'],
    ['2025-12-31', 'Dec 31, 2025', '31 декабря 2025'],
  ])('%s is %s and %s', (iso, english, russian) => {
    expect(plain(formatDay(iso, 'en'))).toBe(english)
    expect(plain(formatDay(iso, 'ru'))).toBe(russian)
  })

  it('is written as the language does, for every month', () => {
    for (let month = 1; month <= 12; month++) {
      const iso = `2024-${String(month).padStart(2, '0')}-05`
      const expected = (locale: string, dateStyle: 'medium' | 'long') =>
        plain(new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(iso)))
      expect(plain(formatDay(iso, 'en'))).toBe(expected('en-US', 'medium'))
      expect(plain(formatDay(iso, 'ru'))).toBe(expected('ru-RU', 'long').replace(/ г\.$/, ''))
    }
  })

  it('does not break in the middle', () => {
    expect(formatDay('2024-03-15', 'en')).toBe('Mar\u00a015, 2024')
    expect(formatDay('2024-03-15', 'ru')).toBe('15\u00a0марта\u00a02024')
  })
})

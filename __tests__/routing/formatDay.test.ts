import { formatDay } from '../../src/routing/formatDay'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('a day is written as the language does, for every month', () => {
  for (let month = 1; month <= 12; month++) {
    const iso = `2024-${String(month).padStart(2, '0')}-05`
    const expected = (locale: string, dateStyle: 'medium' | 'long') =>
      plain(new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(iso)))
    expect(plain(formatDay(iso, 'en'))).toBe(expected('en-US', 'medium'))
    expect(plain(formatDay(iso, 'ru'))).toBe(expected('ru-RU', 'long').replace(/ г\.$/, ''))
  }
})

it('a day does not break in the middle', () => {
  expect(formatDay('2024-03-15', 'en')).toBe('Mar\u00a015, 2024')
  expect(formatDay('2024-03-15', 'ru')).toBe('15\u00a0марта\u00a02024')
})

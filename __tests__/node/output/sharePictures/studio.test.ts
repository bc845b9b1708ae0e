import { imageSize } from 'image-size'
import { lightColour } from '../../../../src/node/output/sharePictures/inks'
import type { ShareFacts } from '../../../../src/node/output/sharePictures/shareFacts'
import { titleSize } from '../../../../src/node/output/sharePictures/shareSheet'
import { openStudio } from '../../../../src/node/output/sharePictures/studio'

const studio = openStudio(process.cwd())
const facts: ShareFacts = {
  path: '/',
  language: 'ru',
  sheet: 'profile',
  brand: 'Dock',
  title: 'Съёмка: «Ёлка» — 50+ веб-приложений',
  kind: 'Услуги',
  note: '15 мар. 2024 г.',
}

it('draws a picture of the size link previews ask for, the same each time', async () => {
  const picture = await studio.draw(facts)
  expect(imageSize(picture)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(picture.equals(await openStudio(process.cwd()).draw(facts))).toBe(true)
  expect(picture.equals(await studio.draw({ ...facts, title: 'Другая' }))).toBe(false)
})

it('knows the letters of both languages, and names those it would draw as boxes', () => {
  expect(studio.missingLetters(`${facts.title}${facts.note} «№»’“”…–\u00a0 The quick brown fox & co.`)).toEqual([])
  expect(studio.missingLetters('a漢b😀漢')).toEqual(['漢', '😀'])
})

it.each([
  ['Услуги', 76],
  ['Мобильные и веб-приложения от киля до клотика', 60],
  ['a '.repeat(50).trim(), 54],
  ['Рентгеноэлектрокардиографический отчёт', 26],
])('sets %j at a size at which it fits', (title, atMost) => {
  expect(titleSize(title, 'ru')).toBeLessThanOrEqual(atMost)
  expect(titleSize(title, 'ru')).toBeGreaterThanOrEqual(atMost - 12)
})

it('may break a word at its hyphen only behind a long part', () => {
  expect(titleSize('Блокчейн-разработка', 'ru')).toBeGreaterThan(titleSize('Блокчейнразработка', 'ru'))
  expect(titleSize('веб-приложение', 'ru')).toBe(titleSize('вебоприложение', 'ru'))
})

it('takes the light colour of a token, and says which one is gone', () => {
  expect(lightColour('--ink: light-dark(#0b2230, #e9eee8);', '--ink')).toBe('#0b2230')
  expect(lightColour('--ink: #123;', '--ink')).toBe('#123')
  expect(() => lightColour('', '--ink')).toThrow('no colour --ink')
})

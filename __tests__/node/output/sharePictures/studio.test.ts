import { imageSize } from 'image-size'
import type { ShareFacts } from '../../../../src/node/output/sharePictures/shareFacts'
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

it('knows the letters of both languages, and names those it would draw as boxes', async () => {
  expect(studio.missingLetters(`${facts.title}${facts.note} «№»’“”…–\u00a0 The quick brown fox & co.`)).toEqual([])
  expect(studio.missingLetters('a漢\u2060b😀漢')).toEqual(['漢', '😀'])
  expect(await studio.draw({ ...facts, kind: 'Веб-\u2060' })).toEqual(await studio.draw({ ...facts, kind: 'Веб-' }))
})

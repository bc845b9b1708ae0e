import { imageSize } from 'image-size'
import type { ShareFacts } from '../../../../src/node/output/sharePictures/shareFacts'
import { openImageRenderer } from '../../../../src/node/output/sharePictures/imageRenderer'

const renderer = openImageRenderer(process.cwd())
const facts: ShareFacts = {
  path: '/',
  language: 'ru',
  background: 'profile',
  brand: 'Dock',
  title: 'Съёмка: «Ёлка» — 50+ веб-приложений',
  kind: 'Услуги',
  note: '15 мар. 2024 г.',
}

it('draws a picture of the size link previews ask for, the same each time', async () => {
  const picture = await renderer.draw(facts)
  expect(imageSize(picture)).toMatchObject({ width: 1200, height: 630, type: 'png' })
  expect(picture.equals(await openImageRenderer(process.cwd()).draw(facts))).toBe(true)
  expect(picture.equals(await renderer.draw({ ...facts, title: 'Другая' }))).toBe(false)
})

it('knows the letters of both languages, and names those it would draw as boxes', async () => {
  expect(renderer.missingLetters(`${facts.title}${facts.note} «№»’“”…–\u00a0 The quick brown fox & co.`)).toEqual([])
  expect(renderer.missingLetters('a漢\u2060b😀漢')).toEqual(['漢', '😀'])
  expect(await renderer.draw({ ...facts, kind: 'Веб-\u2060' })).toEqual(await renderer.draw({ ...facts, kind: 'Веб-' }))
})

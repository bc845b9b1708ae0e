import { Renderer } from '@takumi-rs/core'
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
  // At most 256 colours make the file a third smaller and its drawing a quarter faster. This byte is the colour type;
  // 3 is a palette.
  expect(picture[25]).toBe(3)
  expect(picture.equals(await openStudio(process.cwd()).draw(facts))).toBe(true)
  expect(picture.equals(await studio.draw({ ...facts, title: 'Другая' }))).toBe(false)
})

it('lays the words over the paper where it has cells for them', async () => {
  const size = { width: 1200, height: 630 }
  const images = [{ src: 'drawn', data: await studio.draw({ ...facts, kind: 'НННН' }) }]
  const pixels = await new Renderer().render(
    { type: 'image', src: 'drawn', style: size },
    { ...size, format: 'raw', images },
  )
  // The area between the lines of the second cell.
  const [left, right, top, bottom] = [450, 820, 524, 598]
  const rows = Array.from({ length: bottom - top }, (_, row) => top + row).filter((row) => {
    const dark = (_: unknown, at: number) => pixels[(row * size.width + left + at) * 4] < 40
    return Array.from({ length: right - left }, dark).includes(true)
  })
  expect(rows.length).toBeGreaterThan(15)
  expect(Math.abs(rows[0] + rows.at(-1)! - top - bottom)).toBeLessThan(8)
})

it('knows the letters of both languages, and names those it would draw as boxes', async () => {
  expect(studio.missingLetters(`${facts.title}${facts.note} «№»’“”…–\u00a0 The quick brown fox & co.`)).toEqual([])
  expect(studio.missingLetters('a漢\u2060b😀漢')).toEqual(['漢', '😀'])
  expect(await studio.draw({ ...facts, kind: 'Веб-\u2060' })).toEqual(await studio.draw({ ...facts, kind: 'Веб-' }))
})

import fs from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { titleSize } from '../../../../src/node/output/sharePictures/shareLayout'

const renderer = new Renderer()
const FONTS = ['display-latin', 'display-cyrillic']
const STYLES = { ink: 'black', inkSoft: 'grey', text: '', display: FONTS.join(', ') }

beforeAll(async () => {
  for (const name of FONTS)
    await renderer.registerFont({ name, data: fs.readFileSync(`src/brand/fonts/${name}.woff2`) })
})

/** Font size and lines of a title. */
async function set(title: string) {
  const lines = new Map<number, string>()
  const size = await titleSize(title, STYLES, async (node) => {
    const measured = await renderer.measure(node)
    lines.clear()
    for (const { y, text } of measured.children[0].runs) lines.set(y, (lines.get(y) ?? '') + text)
    return measured
  })
  return { size, lines: [...lines.values()].map((line) => line.replaceAll('\u2060', '').trim()) }
}

it.each([
  ['Услуги', ['Услуги']],
  ['Mobile and web app development', ['Mobile and', 'web app', 'development']],
  ['Блокчейн-разработка под\u00a0ключ', ['Блокчейн-', 'разработка', 'под\u00a0ключ']],
])('sets %j large, in lines of like length', async (title, lines) => {
  expect(await set(title)).toEqual({ size: 76, lines })
})

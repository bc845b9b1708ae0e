/**
 * Renders the favicon, the app icons and the picture of link previews from
 * `mark.svg` and `social.svg`. Run it after editing one of them:
 *
 *   npx tsx tools/brand/drawBrand.ts
 *
 * `static/favicon.svg` and `Logo.tsx` hold the mark as well and are edited by
 * hand. Chromium renders the SVG because it can use the site's web fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from '../../scripts/process/browser'

const ROOT = path.resolve(__dirname, '../..')
const TILE_COLOUR = '#0B2230'

interface Picture {
  /** Path from the root of the repository. */
  file: string
  /** Pixels. */
  width: number
  height: number
  svg: string
}

/**
 * The mark on a tile of 32 × 32 units.
 * @param radius of the corners; 0 where the system cuts them itself
 * @param scale share of the tile that the mark takes; a maskable icon's safe circle holds 0.6
 */
function icon(file: string, pixels: number, radius: number, scale: number): Picture {
  const mark = readFileSync(path.join(__dirname, 'mark.svg'), 'utf8')
  const size = 32 * scale
  // A little above the middle, where the eye sees the mark as centred.
  const place = `x="${16 - size / 2}" y="${15.6 - size * 0.54}" width="${size}" height="${size}"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">` +
    `<rect width="32" height="32" rx="${radius}" fill="${TILE_COLOUR}"/>${mark.replace('<svg ', `<svg ${place} `)}</svg>`
  return { file, width: pixels, height: pixels, svg }
}

const PICTURES: Picture[] = [
  icon('static/favicon.ico', 32, 7, 0.8),
  icon('static/apple-touch-icon.png', 180, 0, 0.66),
  icon('static/icon-192.png', 192, 7, 0.7),
  icon('static/icon-512.png', 512, 7, 0.7),
  icon('static/icon-maskable-512.png', 512, 0, 0.56),
  {
    file: 'content/pictures/social.png',
    width: 1200,
    height: 630,
    svg: readFileSync(path.join(__dirname, 'social.svg'), 'utf8'),
  },
]

/** The site's fonts as CSS with the files inside; both have Cyrillic letters in a file of their own. */
function fontFaces(): string {
  const face = (family: string, subset: string, range: string) => {
    const name = family.toLowerCase()
    const file = require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`)
    const data = readFileSync(file).toString('base64')
    return `@font-face{font-family:${family};font-weight:200 900;unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`
  }
  return ['Unbounded', 'Onest']
    .map((family) => face(family, 'latin', 'U+0000-03FF,U+2000-22FF') + face(family, 'cyrillic', 'U+0400-04FF'))
    .join('')
}

/** An .ico file that holds one PNG: a header of six bytes and one entry of sixteen. */
function asIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    for (const { file, width, height, svg } of PICTURES) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.setContent(`<style>${fontFaces()}html,body{margin:0}svg{display:block}</style>${svg}`)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const screenshot = await page.screenshot({ omitBackground: true })
      await page.close()
      const png = await sharp(screenshot).png({ palette: true, colours: 128, dither: 0, effort: 9 }).toBuffer()
      const bytes = file.endsWith('.ico') ? asIco(png, width) : png
      writeFileSync(path.join(ROOT, file), bytes)
      console.log(`${file}  ${(bytes.length / 1024).toFixed(1)} KB`)
    }
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

/**
 * `npm run icons`: draws the icons of browsers and phones in `static/` from the mark and the colours of
 * `content/brand`. `npm run check` reports icons that are out of date.
 */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { colourOf, FAVICON_FILE, faviconSvg, inColours } from '../../src/content/read/brand'
import { readColours, readMark } from '../../src/node/brandFiles'
import { runCommand } from '../process/command'

const root = process.cwd()

/** Files in `static/`: pixels, corner radius, and the mark's share of the tile. */
const ICONS: readonly [name: string, pixels: number, radius: number, scale: number][] = [
  ['favicon.ico', 32, 7, 0.8],
  // Phones round the corners themselves.
  ['apple-touch-icon.png', 180, 0, 0.66],
  // The logo of structured data.
  ['icon-512.png', 512, 7, 0.7],
]

runCommand('npm run icons', {}, async () => {
  const colours = readColours(root)
  const mark = readMark(root)
  const onTile = inColours(mark.replaceAll('currentColor', 'var(--paper)'), colours)
  writeFileSync(FAVICON_FILE, faviconSvg(mark, colours))
  for (const [name, pixels, radius, scale] of ICONS) {
    const svg = tile(onTile, colourOf(colours, '--ink'), radius, scale)
    const png = await sharp(Buffer.from(svg), { density: (72 * pixels) / 32 })
      .resize(pixels, pixels)
      .png({ palette: true, colours: 128, dither: 0, effort: 9 })
      .toBuffer()
    writeFileSync(`static/${name}`, name.endsWith('.ico') ? asIco(png, pixels) : png)
  }
  console.log(`Drew ${FAVICON_FILE} and ${ICONS.length} icons in static/.`)
})

/** A mark on a tile of 32 × 32 units, slightly above the middle, where it looks centred. */
function tile(mark: string, ground: string, radius: number, scale: number): string {
  const size = 32 * scale
  const place = `x="${16 - size / 2}" y="${15.6 - size * 0.54}" width="${size}" height="${size}"`
  const plain = mark.replace(/<svg\b[^>]*>/, (tag) => tag.replace(/\s(?:width|height|x|y)="[^"]*"/g, ''))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${ground}"/>${plain.replace('<svg ', `<svg ${place} `)}</svg>`
}

/** An .ico file that holds one PNG: a header of six bytes and one entry of sixteen. */
function asIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, pixels, pixels, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

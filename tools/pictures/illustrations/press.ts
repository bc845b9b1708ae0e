/**
 * Prints a drawing: SVG through headless Chromium, then PNG through sharp.
 * A file that ends in .svg gets the marks as they are, one in .ico a PNG in
 * an icon directory.
 */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

export interface Drawing {
  /** Units across and down; pixels too unless `pixels` says otherwise. */
  width: number
  height: number
  /** Width of the file, in pixels. */
  pixels?: number
  /** Leaves the background transparent. */
  bare?: boolean
  marks: () => string
}

/** Largest picture this script may leave behind, in bytes. */
const MAX_BYTES = 150 * 1024

/** An .ico that holds one PNG: six bytes of header, one entry of sixteen. */
function asIcon(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels % 256, 6)
  head.writeUInt8(pixels % 256, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function fontFaces(): string {
  const face = (family: string, subset: string, range: string) => {
    const file = require.resolve(
      `@fontsource-variable/${family.toLowerCase()}/files/${family.toLowerCase()}-${subset}-wght-normal.woff2`,
    )
    const data = readFileSync(file).toString('base64')
    return `@font-face{font-family:${family};font-weight:200 900;unicode-range:${range};src:url(data:font/woff2;base64,${data}) format("woff2")}`
  }
  return ['Unbounded', 'Onest']
    .map((family) => face(family, 'latin', 'U+0000-03FF,U+2000-22FF') + face(family, 'cyrillic', 'U+0400-04FF'))
    .join('')
}

interface Press {
  print: (drawing: Drawing, file: string) => Promise<number>
  close: () => Promise<void>
}

/** Opens the press; one browser for the whole run. */
export async function openPress(): Promise<Press> {
  const usual = '/usr/bin/chromium'
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(usual) ? usual : undefined)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const faces = fontFaces()

  async function print({ width, height, pixels = width, bare = false, marks }: Drawing, file: string): Promise<number> {
    const high = Math.round((height * pixels) / width)
    await mkdir(path.dirname(file), { recursive: true })
    if (file.endsWith('.svg')) {
      await writeFile(file, marks())
      return Buffer.byteLength(marks())
    }
    const page = await browser.newPage({ viewport: { width: pixels, height: high } })
    await page.setContent(
      `<style>${faces}html,body{margin:0}svg{display:block}</style>` +
        `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${high}" viewBox="0 0 ${width} ${height}">${marks()}</svg>`,
    )
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shot = await page.screenshot({ omitBackground: bare })
    await page.close()
    const png = await sharp(shot).png({ palette: true, colours: 128, dither: 0, effort: 9 }).toBuffer()
    const bytes = file.endsWith('.ico') ? asIcon(png, pixels) : png
    if (bytes.length > MAX_BYTES) throw new Error(`${file} is ${bytes.length} bytes; at most ${MAX_BYTES} are allowed`)
    await writeFile(file, bytes)
    return bytes.length
  }

  return { print, close: () => browser.close() }
}

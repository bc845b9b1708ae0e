import { crc32, deflateSync } from 'node:zlib'

/** As many colours as a byte can number (https://www.w3.org/TR/png-3/#11PLTE). */
const COLOURS = 256
/** Of zlib's nine levels the last that costs little: the next takes half as much again for a tenth of the size. */
const LEVEL = 3
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** The end of a header: eight bits, a palette, the only compression and filtering there are, not interlaced. */
const INDEXED = [8, 3, 0, 0, 0]

interface Size {
  width: number
  height: number
}

/** A part of a picture. */
interface Area extends Size {
  left: number
  top: number
}

/** A picture as numbers of colours. */
export interface IndexedPicture {
  size: Size
  /** Each row behind the byte that says it is not filtered, as a PNG has them. */
  rows: Buffer
  palette: Buffer
  /** The number of each colour, by the first five bits of its channels, or -1. */
  numbers: Int16Array
  /** For each number, how many pixels its colour filled in one go. */
  runs: number[]
}

function blank(size: Size): IndexedPicture {
  return {
    size,
    rows: Buffer.alloc((size.width + 1) * size.height),
    palette: Buffer.alloc(COLOURS * 3),
    numbers: new Int16Array(1 << 15).fill(-1),
    runs: [],
  }
}

/** A channel of a colour seen through another. */
function mixed(below: number, above: number, opacity: number): number {
  return below + Math.round(((above - below) * opacity) / 255)
}

/**
 * Lays pixels over a picture. Colours that agree in the first five bits of each
 * channel get one number, and the palette has of them the one that fills the
 * longest run: areas keep their colour, and only grades of edges move, by 7 of
 * 255 at most.
 *
 * @param pixels red, green, blue and opacity of each
 * @param area where they are laid
 * @param under what shows through; stays as it is
 * @returns null when there are more colours than a palette has
 */
export function indexPixels(
  pixels: Buffer,
  { left, top, width, height }: Area,
  under = blank({ width, height }),
): IndexedPicture | null {
  const colours = new Int32Array(pixels.buffer, pixels.byteOffset, width * height)
  const rows = Buffer.from(under.rows)
  const palette = Buffer.from(under.palette)
  const numbers = under.numbers.slice()
  const runs = [...under.runs]
  for (let row = 0; row < height; row += 1) {
    const end = (row + 1) * width
    // From the place of a pixel to its byte: each row of the picture has one in front of it.
    const shift = (top + row) * (under.size.width + 1) + 1 + left - row * width
    for (let at = row * width; at < end;) {
      const start = at
      const opacity = pixels[start * 4 + 3]
      do at += 1
      while (at < end && colours[at] === colours[start] && (opacity === 0 || opacity === 255))
      if (opacity === 0) continue
      const beneath = rows[start + shift] * 3
      const red = mixed(palette[beneath], pixels[start * 4], opacity)
      const green = mixed(palette[beneath + 1], pixels[start * 4 + 1], opacity)
      const blue = mixed(palette[beneath + 2], pixels[start * 4 + 2], opacity)
      const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
      if (numbers[key] < 0) numbers[key] = runs.push(0) - 1
      const number = numbers[key]
      if (number === COLOURS) return null
      if (at - start > runs[number]) {
        runs[number] = at - start
        palette.set([red, green, blue], number * 3)
      }
      for (let to = start; to < at; to += 1) rows[to + shift] = number
    }
  }
  return { size: under.size, rows, palette, numbers, runs }
}

/** Length, type, data, checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8)
  return bytes
}

/** The file of a picture: a byte for each pixel is a third of what other PNGs compress, and that is what they cost. */
export function indexedPng({ size, rows, palette, runs }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  header.set(INDEXED, 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette.subarray(0, runs.length * 3)),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

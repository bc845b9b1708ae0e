import { brotliDecompressSync } from 'node:zlib'

/** Tags of the tables a WOFF2 file names by number (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const CMAP = 0
const OWN_TAG = 63
const GLYF = 10
const LOCA = 11

/** A number of up to five bytes, seven bits each (`UIntBase128`), and where it ends. */
function variableNumber(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let end = at; ; end += 1) {
    const byte = bytes.readUInt8(end)
    value = value * 128 + (byte & 127)
    if (byte < 128) return [value, end + 1]
  }
}

/** The table that maps letters to shapes, taken out of a WOFF2 file. */
function characterMap(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The font is no WOFF2 file.')
  const count = font.readUInt16BE(12)
  let at = 48
  let start = 0
  let found: [start: number, length: number] | undefined
  for (let table = 0; table < count; table += 1) {
    const flags = font.readUInt8(at)
    const tag = flags & 63
    const transformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0
    let [length, end] = variableNumber(font, at + (tag === OWN_TAG ? 5 : 1))
    if (transformed) [length, end] = variableNumber(font, end)
    if (tag === CMAP) found = [start, length]
    start += length
    at = end
  }
  if (!found) throw new Error('The font has no table of characters.')
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(found[0], found[0] + found[1])
}

/**
 * The characters a WOFF2 font has shapes for, as code points: what it is asked
 * for beyond them comes out as an empty box. Reads the subtables of formats 4
 * and 12, the two that hold Unicode in fonts of today.
 *
 * @throws {Error} when the file is no WOFF2 font, or has no such subtable
 */
export function fontLetters(font: Buffer): Set<number> {
  const map = characterMap(font)
  const letters = new Set<number>()
  for (let table = 0; table < map.readUInt16BE(2); table += 1) {
    const at = map.readUInt32BE(4 + table * 8 + 4)
    const format = map.readUInt16BE(at)
    if (format === 4) segments(map.subarray(at), letters)
    if (format === 12) groups(map.subarray(at), letters)
  }
  if (letters.size === 0) throw new Error('The font has no table of Unicode characters.')
  return letters
}

function segments(table: Buffer, letters: Set<number>): void {
  const count = table.readUInt16BE(6) / 2
  const at = (column: number, segment: number) => 14 + column * count * 2 + segment * 2 + (column > 0 ? 2 : 0)
  for (let segment = 0; segment < count; segment += 1) {
    const last = table.readUInt16BE(at(0, segment))
    const first = table.readUInt16BE(at(1, segment))
    const delta = table.readUInt16BE(at(2, segment))
    const offset = table.readUInt16BE(at(3, segment))
    for (let letter = first; letter <= last && letter < 0xffff; letter += 1) {
      const place = at(3, segment) + offset + (letter - first) * 2
      const shape = offset === 0 ? letter + delta : table.readUInt16BE(place)
      if ((shape & 0xffff) !== 0) letters.add(letter)
    }
  }
}

function groups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12
    const last = table.readUInt32BE(at + 4)
    for (let letter = table.readUInt32BE(at); letter <= last; letter += 1) letters.add(letter)
  }
}

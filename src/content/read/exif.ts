/** Tags of the first directory of EXIF data (CIPA DC-008, 4.6). */
const ORIENTATION = 0x0112
const LOCATION = 0x8825

interface Exif {
  /** How a program turns and mirrors the stored picture: 1 to 8; from 5 on, width and height change places. */
  orientation: number
  /** Whether the file holds the place where the picture was taken. */
  hasLocation: boolean
}

/** EXIF data of a JPEG, PNG or WebP file; orientation 1 when it has none. */
export function readExif(bytes: Uint8Array): Exif {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    for (const [name, start] of segments(file)) {
      // In JPEG always, in the other formats sometimes, the data begin with "Exif" and two zeros.
      const hasPrefix = textAt(file, start, 4) === 'Exif'
      if (/^exif$/i.test(name) || (name === 'APP1' && hasPrefix))
        return firstDirectory(file, start + (hasPrefix ? 6 : 0))
    }
  } catch (error) {
    // A position outside the file: the data are damaged, and picture libraries ignore them too.
    if (!(error instanceof RangeError)) throw error
  }
  return { orientation: 1, hasLocation: false }
}

/** Names and first bytes of the parts of a file before the image data. @throws RangeError in a damaged file */
function* segments(file: DataView): Generator<[name: string, start: number]> {
  if (file.getUint16(0) === 0xffd8) {
    // JPEG: a marker, and the length of the segment with its own two bytes (ITU T.81, B.1). Image data follow 0xffda.
    for (let at = 2; file.getUint8(at) === 0xff && file.getUint8(at + 1) !== 0xda; at += 2 + file.getUint16(at + 2))
      yield [file.getUint8(at + 1) === 0xe1 ? 'APP1' : '', at + 4]
  } else if (textAt(file, 1, 3) === 'PNG') {
    for (let at = 8; at < file.byteLength; at += 12 + file.getUint32(at)) yield [textAt(file, at + 4, 4), at + 8]
  } else if (textAt(file, 8, 4) === 'WEBP') {
    // Chunks of RIFF have an even length.
    for (let at = 12; at < file.byteLength; at += 8 + Math.ceil(file.getUint32(at + 4, true) / 2) * 2)
      yield [textAt(file, at, 4), at + 8]
  }
}

function firstDirectory(file: DataView, start: number): Exif {
  const isLittleEndian = textAt(file, start, 2) === 'II'
  const directory = start + file.getUint32(start + 4, isLittleEndian)
  const exif = { orientation: 1, hasLocation: false }
  for (let left = file.getUint16(directory, isLittleEndian), at = directory + 2; left > 0; left -= 1, at += 12) {
    const tag = file.getUint16(at, isLittleEndian)
    if (tag === ORIENTATION) exif.orientation = file.getUint16(at + 8, isLittleEndian)
    if (tag === LOCATION) exif.hasLocation = true
  }
  return exif
}

const textAt = (file: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => file.getUint8(at + index)))

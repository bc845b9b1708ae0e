import path from 'node:path'
import zlib from 'node:zlib'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'

/** Formats the build can resize. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp'] as const

/** Whether a file has one of these formats, by its extension. */
export function isPicture(file: string): boolean {
  return (IMAGE_FORMATS as readonly string[]).includes(path.posix.extname(file).slice(1).toLowerCase())
}

/** Path of a picture from the root of the repository; null for a path outside the folder of the content file. */
export function pictureFile(from: string, src: string): string | null {
  const folder = path.posix.dirname(from)
  const file = path.posix.join(folder, src)
  return src.startsWith('./') && file.startsWith(`${folder}/`) ? file : null
}

/** Available since Node 20.15; the installed types do not have it. */
const { crc32 } = zlib as unknown as { crc32?: (data: Uint8Array) => number }

/**
 * Whether a PNG, JPEG or WebP file is incomplete or damaged. The picture library
 * would stop the build at such a file.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12) return true
  if (view.getUint32(0) === 0x89504e47) return isPngCutOff(bytes, view)
  if (view.getUint16(0) === 0xffd8) return isJpegCutOff(bytes, view)
  // RIFF: bytes 4 to 7 are the length of the rest of the file (RFC 9649).
  if (view.getUint32(0) === 0x52494646) return view.getUint32(4, true) + 8 > bytes.length
  return false
}

/** Compares the checksum of each chunk up to IEND (PNG specification, 5.3). */
function isPngCutOff(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length) return true
    if (crc32 && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return true
    if (view.getUint32(at + 4) === 0x49454e44) return false
    at = end + 4
  }
  return true
}

/** Looks for the end marker FFD9 after the picture data (ITU T.81, B.1). */
function isJpegCutOff(bytes: Uint8Array, view: DataView): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === 0xda)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(Buffer.from([0xff, 0xd9])) < at
    at += 2 + view.getUint16(at + 2)
  }
  return true
}

/**
 * The file of a picture in a language: `screens/a-1.ru.webp` is the Russian
 * variant of `screens/a-1.webp`. A variant is optional.
 * @param file path in the content
 */
export function localizedPicture(file: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return file
  const ending = path.posix.extname(file)
  return `${file.slice(0, file.length - ending.length)}.${language}${ending}`
}

import { imageSize } from 'image-size'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { endingOf, folderOf, joinPath } from '../report/paths'
import { findFile, type ContentFiles } from './contentFiles'
import { readExif } from './exif'

/** Formats the build can resize. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp'] as const

/** Whether a file has one of these formats, by its extension. */
export function isPicture(file: string): boolean {
  return (IMAGE_FORMATS as readonly string[]).includes(endingOf(file).slice(1).toLowerCase())
}

/**
 * Path of a picture from the root of the repository, as the disk has it or, if it is missing, as it is written; null
 * for a path outside the folder of the content file.
 */
export function pictureFile(files: ContentFiles, from: string, src: string): string | null {
  const folder = folderOf(from)
  const file = joinPath(folder, src)
  return src.startsWith('./') && file.startsWith(`${folder}/`) ? (findFile(files, file) ?? file) : null
}

/** Formats by content. A name can be wrong: a picture of a phone in HEIC, renamed to `.jpg`. */
const TYPES = ['png', 'jpg', 'webp']

export interface PictureSize {
  /** In pixels. */
  width: number
  height: number
}

/**
 * The size of a picture as people see it: turned as its EXIF orientation says.
 * @param bytes the file, or its beginning up to the image data
 * @returns null for what is no PNG, JPEG or WebP
 */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height, type } = imageSize(bytes)
    if (!type || !TYPES.includes(type) || !width || !height) return null
    const { orientation } = readExif(bytes)
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Whether a file is incomplete, as after a copy that stopped. `sharp` would stop the build at it. */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.subarray(1, 4).equals(Buffer.from('PNG'))) return !file.subarray(-12).includes('IEND')
  // A preview embedded in a photograph has its own end marker (ITU T.81, B.1).
  if (file[0] === 0xff) return file.lastIndexOf(Buffer.from([0xff, 0xd9])) < file.length / 2
  // RIFF: bytes 4 to 7 are the length of the rest of the file (RFC 9649).
  return file.subarray(0, 4).equals(Buffer.from('RIFF')) && file.readUInt32LE(4) + 8 > file.length
}

/** Whether a WebP (RFC 9649, 2.7.1) or a PNG (W3C PNG, 11.3.6) moves. */
export function isAnimated(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4000))
  return head.startsWith('WEBPVP8X', 8) ? (bytes[20] & 2) > 0 : head.startsWith('PNG', 1) && head.includes('acTL')
}

/**
 * The file of a picture in a language: `screens/a-1.ru.webp` is the Russian
 * variant of `screens/a-1.webp`. A variant is optional.
 * @param file path in the content
 */
export function localizedPicture(file: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return file
  const ending = endingOf(file)
  return `${file.slice(0, file.length - ending.length)}.${language}${ending}`
}

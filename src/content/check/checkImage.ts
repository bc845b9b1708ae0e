import { imageSize } from 'image-size'
import path from 'node:path'
import type { ContentFiles } from '../source/contentFiles'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { hint } from '../report/suggest'

/** Formats the build can resize. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp'] as const

/**
 * Checks a picture named by a content file.
 * @param from path of the file that names it, from the root of the repository
 * @param src what stands in that file, as `./cover.png`
 * @param minWidth narrowest width in pixels that stays sharp where it is shown
 * @returns what is wrong, or null
 */
export function checkImage(files: ContentFiles, from: string, src: string, minWidth: number): string | null {
  if (!src.startsWith('./')) return `"${src}" must be a file beside this one, written as "./picture.png".`
  const folder = path.posix.dirname(from)
  const file = path.posix.join(folder, src)
  if (!file.startsWith(`${folder}/`)) return `"${src}" must be a file beside this one, written as "./picture.png".`
  if (!isPicture(file)) return `"${src}" is no picture the build can resize. Use ${IMAGE_FORMATS.join(', ')}.`
  const bytes = files.read(file)
  if (!bytes)
    return `There is no file "${src}".${hint(path.posix.basename(file), picturesIn(files, path.posix.dirname(file)))}`
  if (bytes.length > MAX_IMAGE_BYTES)
    return `"${src}" has ${megabytes(bytes.length)}; at most ${megabytes(MAX_IMAGE_BYTES)} are allowed.`
  const size = sizeOf(bytes)
  if (!size) return `"${src}" is not a readable picture.`
  if (size.width < minWidth) return `"${src}" is ${size.width} px wide; ${minWidth} px are needed to stay sharp.`
  return null
}

function isPicture(file: string): boolean {
  return (IMAGE_FORMATS as readonly string[]).includes(path.posix.extname(file).slice(1).toLowerCase())
}

function picturesIn(files: ContentFiles, folder: string): string[] {
  return files.list(folder).filter(isPicture)
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    return imageSize(bytes)
  } catch {
    return null
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

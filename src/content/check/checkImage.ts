import { imageSize } from 'image-size'
import path from 'node:path'
import type { ContentFiles } from '../source/contentFiles'
import { isCutOff } from '../source/isCutOff'
import { problem, type Place, type Problem } from '../report/problem'
import type { ErrorId } from '../report/severity'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { hint } from '../report/suggest'

/** Formats the build can resize. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp'] as const

/**
 * Checks a picture named by a content file.
 * @param src what stands in that file, as `./cover.png`
 * @param minWidth narrowest width in pixels that stays sharp where it is shown
 */
export function checkImage(files: ContentFiles, src: string, at: Place, minWidth: number): Problem[] {
  const reason = whatIsWrong(files, src, at.file, minWidth)
  return reason ? [problem(reason[0], at, reason[1])] : []
}

/** Path of a picture from the root of the repository, or null when it does not stand beside the file that names it. */
export function pictureFile(from: string, src: string): string | null {
  const folder = path.posix.dirname(from)
  const file = path.posix.join(folder, src)
  return src.startsWith('./') && file.startsWith(`${folder}/`) ? file : null
}

function whatIsWrong(
  files: ContentFiles,
  src: string,
  from: string,
  minWidth: number,
): readonly [id: ErrorId, message: string] | null {
  const file = pictureFile(from, src)
  if (!file) return ['picture/path', `"${src}" must be a file beside this one, written as "./picture.png".`]
  if (!isPicture(file))
    return ['picture/format', `"${src}" is no picture the build can resize. Use ${IMAGE_FORMATS.join(', ')}.`]
  const bytes = files.size(file)
  const folder = path.posix.dirname(file)
  if (bytes === null)
    return [
      'picture/missing',
      `There is no file "${src}".${hint(path.posix.basename(file), picturesIn(files, folder))}`,
    ]
  if (bytes > MAX_IMAGE_BYTES)
    return ['picture/too-large', `"${src}" has ${megabytes(bytes)}; at most ${megabytes(MAX_IMAGE_BYTES)} are allowed.`]
  const content = files.read(file) ?? new Uint8Array()
  const size = sizeOf(content)
  if (!size) return ['picture/unreadable', `"${src}" is not a readable picture.`]
  if (isCutOff(content))
    return ['picture/cut-off', `"${src}" is damaged: its end is missing, or bytes of it are wrong. Copy it again.`]
  if (size.width < minWidth)
    return ['picture/too-narrow', `"${src}" is ${size.width} px wide; ${minWidth} px are needed to stay sharp.`]
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

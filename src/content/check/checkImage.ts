import { imageSize } from 'image-size'
import path from 'node:path'
import type { ContentFiles } from '../source/contentFiles'
import { isCutOff } from '../source/isCutOff'
import { problem, type Place, type Problem } from '../report/problem'
import type { ErrorId } from '../report/severity'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { didYouMean } from '../report/suggest'
import { nearestPicture } from './nearestPicture'
import { IMAGE_FORMATS, isPicture, pictureFile } from './pictureFile'

/**
 * Checks a picture named by a content file.
 * @param src what stands in that file, as `./cover.png`
 * @param minWidth narrowest width in pixels that stays sharp where it is shown
 */
export function checkImage(files: ContentFiles, src: string, at: Place, minWidth: number): Problem[] {
  const reason = whatIsWrong(files, src, at.file, minWidth)
  return reason ? [problem(reason[0], at, reason[1])] : []
}

function whatIsWrong(
  files: ContentFiles,
  src: string,
  from: string,
  minWidth: number,
): readonly [id: ErrorId, message: string] | null {
  const file = pictureFile(from, src)
  if (!file)
    return [
      'picture/path',
      `"${src}" must be a file beside this one, written as "./picture.png".${hint(files, src, from)}`,
    ]
  const bytes = files.size(file)
  if (!isPicture(file))
    return [
      'picture/format',
      `"${src}" is no picture the build can resize. Use ${IMAGE_FORMATS.join(', ')}.${bytes === null ? hint(files, src, from) : ''}`,
    ]
  if (bytes === null)
    return ['picture/missing', `There is no file "${src}".${hint(files, src, from) || ` Put it there, as ${file}.`}`]
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

/** ` Did you mean "./plan.png"?`, where there is such a picture. One that stands elsewhere is meant as it is. */
function hint(files: ContentFiles, src: string, from: string): string {
  const isElsewhere = /^[a-z]+:/i.test(src) || (src.startsWith('../') && isOutside(files, src, from))
  if (isElsewhere) return ' Copy it there.'
  const meant = nearestPicture(files, from, src)
  return meant ? didYouMean(src, meant) : ''
}

function isOutside(files: ContentFiles, src: string, from: string): boolean {
  const folder = path.posix.dirname(from)
  const file = path.posix.join(folder, src)
  return !file.startsWith(`${folder}/`) && files.size(file) !== null
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

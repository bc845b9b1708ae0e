import { imageSize } from 'image-size'
import path from 'node:path'
import { type ContentFiles, foldersBelow } from '../read/contentFiles'
import { isCutOff, IMAGE_FORMATS, isPicture, pictureFile, localizedPicture } from '../read/pictureFiles'
import { problem, type FieldPosition, type Problem, type ErrorId } from '../report/problem'
import { MAX_IMAGE_BYTES } from '../schemas/fields'
import { didYouMean, nearestName } from '../report/suggest'
import { LANGUAGES } from '../../routing/languages'
import { sameLooking } from '../report/letters'

/**
 * Checks a picture named by a content file.
 * @param src what stands in that file, as `./cover.png`
 * @param minWidth narrowest width in pixels that stays sharp where it is shown
 */
export function checkImage(files: ContentFiles, src: string, at: FieldPosition, minWidth: number): Problem[] {
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

/**
 * What two paths may differ in and still mean one picture, most alike first:
 * capitals and letters that look the same; the ending; signs between words and
 * the language, which the site adds by itself; the folder; the folder and the ending.
 */
const ALIKE: readonly ((file: string) => string)[] = [
  simplified,
  (file) => withoutEnding(simplified(file)),
  (file) =>
    withoutEnding(simplified(file))
      .replace(LANGUAGE, '')
      .replace(/%20|[\s_-]/g, ''),
  (file) => path.posix.basename(simplified(file)),
  (file) => path.posix.basename(withoutEnding(simplified(file)).replace(LANGUAGE, '')),
]
const LANGUAGE = new RegExp(`\\.(${LANGUAGES.join('|')})$`)

/**
 * The picture that a path most likely means: one of those below the folder of
 * the file that names it, and no other as likely; or one with a name that is a
 * slip of the finger away. In `z-1` another letter is another picture.
 * @param src as it is written, which leads to no picture
 * @returns as it should be written, `./screens/a-1.webp`
 */
function nearestPicture(files: ContentFiles, from: string, src: string): string | undefined {
  const folder = path.posix.dirname(from)
  const pictures = picturesBelow(files, folder).map((file) => file.slice(folder.length + 1))
  const written = path.posix.normalize(src.replaceAll('\\', '/')).replace(/^(\.*\/)+/, '')
  for (const alike of ALIKE) {
    const found = pictures.filter((picture) => alike(picture) === alike(written))
    if (found.length === 1) return `./${found[0]}`
    if (found.length > 1) return undefined
  }
  const near = slipOf(written, pictures)
  return near && `./${near}`
}

/** Of three letters or more one may be mistyped. */
const SHORTEST_NAME = /(\p{L}.*){3}/u

function slipOf(written: string, pictures: readonly string[]): string | undefined {
  const nameOf = (file: string) => path.posix.basename(withoutEnding(file))
  const beside = pictures.filter((picture) => path.posix.dirname(picture) === path.posix.dirname(written))
  const names = new Map(beside.map((picture) => [nameOf(picture), picture]))
  const name = SHORTEST_NAME.test(nameOf(written)) && nearestName(nameOf(written), names.keys())
  return name ? names.get(name) : undefined
}

/** Without those that stand in for another one in a language: nobody names them. */
function picturesBelow(files: ContentFiles, root: string): string[] {
  const pictures = foldersBelow(files, root).flatMap((folder) =>
    files
      .list(folder)
      .filter(isPicture)
      .map((name) => `${folder}/${name}`),
  )
  const localized = new Set(
    pictures.flatMap((file) =>
      LANGUAGES.map((language) => localizedPicture(file, language)).filter((name) => name !== file),
    ),
  )
  return pictures.filter((file) => !localized.has(file))
}

function simplified(file: string): string {
  return sameLooking(file).toLowerCase()
}

function withoutEnding(file: string): string {
  return file.slice(0, file.length - path.posix.extname(file).length)
}

import { filesBelow, type ContentFiles } from '../read/contentFiles'
import { readExif } from '../read/exif'
import { IMAGE_FORMATS, isAnimated, isCutOff, isPicture, pictureFile, pictureSize } from '../read/pictureFiles'
import { sameLooking } from '../report/letters'
import { endingOf, folderOf, nameOf, withoutSpaces } from '../report/paths'
import type { ProblemId, FieldPosition, Report } from '../report/problem'
import { nearestName } from '../report/suggest'
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '../schemas/fields'

/**
 * Checks a picture of a content file.
 * @param src path in that file: `./cover.png`
 * @param minWidth minimum width in pixels
 */
export function checkImage(
  files: ContentFiles,
  src: string,
  at: FieldPosition,
  minWidth: number,
  report: Report,
): void {
  const say = (id: ProblemId, message: string) => report(id, at, `"${src}" ${message}`)
  const suggestion = () => hint(files, src, at.file)
  const file = pictureFile(files, at.file, src)
  if (!file) return say('picture/path', `must be a file beside this one, written as "./picture.png".${suggestion()}`)
  if (!isPicture(file))
    return say(
      'picture/format',
      `is not a picture the build can resize. Use ${IMAGE_FORMATS.join(', ')}.${suggestion()}`,
    )
  const bytes = files.size(file)
  if (bytes === null) return say('picture/missing', `does not exist.${suggestion() || ` Add the file ${file}.`}`)
  if (bytes > MAX_IMAGE_BYTES)
    return say('picture/too-large', `has ${megabytes(bytes)}; at most ${megabytes(MAX_IMAGE_BYTES)} are allowed.`)
  const content = files.read(file) ?? new Uint8Array()
  const size = pictureSize(content)
  if (!size) say('picture/unreadable', 'is not a readable picture. Export it as PNG, JPEG or WebP.')
  else if (isCutOff(content)) say('picture/cut-off', 'is damaged or incomplete. Copy it again.')
  else if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE)
    say('picture/too-large', `has ${size.width} × ${size.height} px; at most ${MAX_IMAGE_SIDE} px a side are allowed.`)
  else if (size.width < minWidth)
    say('picture/too-narrow', `is ${size.width} px wide; ${minWidth} px are needed for a sharp picture.`)
  if (isAnimated(content))
    say('picture/animated', 'moves. Pages show only its first picture. Show the steps as pictures, or link to a video.')
  if (size && readExif(content).hasLocation)
    say(
      'picture/location',
      'holds the place where it was taken (GPS). Pages do not show it, but everybody can read the file in the repository. Export the picture without its location.',
    )
}

/** The allowed SVG. Pages inline it unchanged, so it must not contain scripts or load other files. */
const DRAWN = /^(?:<\/?(?:svg|g|path|circle|ellipse|rect|line|text)\b(?:[^<>"]|"[^"]*")*>|[^<>])*$/
const RUNS = /\son\w+\s*=|url\(|href/i

/**
 * Checks a line drawing of a content file.
 * @param src path in that file: `./drawings/lighthouse.svg`
 */
export function checkDrawing(files: ContentFiles, src: string, at: FieldPosition, report: Report): void {
  const say = (id: ProblemId, message: string) => report(id, at, `"${src}" ${message}`)
  const file = pictureFile(files, at.file, src)
  if (!file) return say('picture/path', 'must be a file beside this one, written as "./drawings/name.svg".')
  const bytes = files.read(file)
  if (!bytes) return say('picture/missing', `does not exist.${hint(files, src, at.file)}`)
  const svg = new TextDecoder().decode(bytes).trim()
  const shapes = 'svg, g, path, circle, ellipse, rect, line and text'
  if (!svg.startsWith('<svg') || !DRAWN.test(svg) || RUNS.test(svg))
    say('picture/unreadable', `is not a drawing. It starts with <svg, and has no other elements than ${shapes}.`)
}

/** ` Did you mean "./plan.png"?`: the picture below the folder with the nearest name, without folder and extension. */
function hint(files: ContentFiles, src: string, from: string): string {
  const folder = folderOf(from)
  const looksLike = (file: string) => sameLooking(nameOf(file.replaceAll('\\', '/'), endingOf(file))).toLowerCase()
  const pictures = filesBelow(files, folder)
    .filter(isPicture)
    .map((file) => withoutSpaces(`./${file.slice(folder.length + 1)}`))
  const near = nearestName(looksLike(withoutSpaces(src)), pictures.map(looksLike))
  const [suggestion, ...others] = pictures.filter((picture) => looksLike(picture) === near)
  return suggestion && suggestion !== src && others.length === 0 ? ` Did you mean "${suggestion}"?` : ''
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

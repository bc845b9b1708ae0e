import path from 'node:path'
import { LANGUAGES } from '../../routing/languages'
import { sameLooking } from '../report/letters'
import { nearest } from '../report/suggest'
import type { ContentFiles } from '../source/contentFiles'
import { foldersBelow } from '../source/foldersBelow'
import { localizedPicture } from '../source/localizedPicture'
import { isPicture } from './pictureFile'

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
export function nearestPicture(files: ContentFiles, from: string, src: string): string | undefined {
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
  const name = SHORTEST_NAME.test(nameOf(written)) && nearest(nameOf(written), names.keys())
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

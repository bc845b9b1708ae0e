/** Pictures whose files changed: some appear on pages without their file name (drawings), and browsers request others (icons). */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/content/read/contentFiles'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { toNeutralPath } from '../../src/routing/localizePath'
import { SIDES, type Branch } from './branch'
import type { LookChange } from './compareLooks'
import { pageOf, PICTURE } from './changedParts'
import { plainEntry, type ChangeEntry } from './reviewRecord'

/** @param pages addresses of both builds */
export function comparePictures(
  { roots, changed, disk, textOf, ofFiles }: Branch,
  pages: readonly string[],
): ChangeEntry[] {
  const files = changed.filter((file) => PICTURE.test(file) && /^(content|static)\//.test(file))
  const texts = filesBelow(disk, 'content').filter((file) => /\.(json|mdx)$/.test(file))
  return files.map((file) => {
    const name = path.basename(file)
    const owners = texts.filter((text) => textOf(text, 'after').includes(`/${name}"`)).map(pageOf)
    const [before, after] = SIDES.map((side) =>
      fs.existsSync(path.join(roots[side], file)) ? `/${PREVIEW_FOLDER}/${side}/${file}` : '',
    )
    const kind = !before ? 'new' : !after ? 'gone' : 'changed'
    const shown = file.startsWith('static/')
      ? [`/${name}`]
      : pages.filter((page) => owners.includes(toNeutralPath(page)))
    return plainEntry({
      ...{ kind, group: 'pictures', role: 'picture', pages: shown, place: file, parts: ofFiles(file) },
      words: [{ text: name, mark: MARKS[kind] }],
      pictures: [{ before, after }],
    })
  })
}

const MARKS = { new: '+', gone: '-', changed: '' } as const

/** The sources of share pictures, apart from titles and addresses. */
const SHARE_SOURCE =
  /^content\/brand\/.*\.svg$|^src\/(brand\/.*\.(svg|woff2)|node\/output\/sharePictures\/)|^package-lock\.json$/

/**
 * Explains why share pictures are drawn anew: by the changed colours, or the files and packages they are made from.
 * Otherwise they follow from a title or an address that is listed itself, and are left out.
 */
export function nameSharePictures(
  { changed, ofFiles }: Branch,
  entries: readonly ChangeEntry[],
  looks: readonly LookChange[],
): ChangeEntry[] {
  const colours = looks.filter(({ entry }) => entry.place.startsWith('content/brand/'))
  const named = colours.map(({ entry: { place, words } }) => {
    const said = words.map(({ text, mark }) => (mark === '+' ? ` → ${text}` : text)).join('')
    return `${path.basename(fileOf(place))}: ${said.trim().replaceAll('\n', '; ').replaceAll(': ', ' ')}`
  })
  const files = changed.filter((file) => SHARE_SOURCE.test(file))
  const text = [...named, ...files].join('; ')
  const parts = ofFiles(...colours.map(({ entry }) => fileOf(entry.place)), ...files)
  return entries.flatMap((entry) => {
    if (entry.role !== 'share picture') return [entry]
    if (!text) return []
    const [before, after] = [entry.before, entry.text].map(
      (address) => address && new URL(address, 'https://a').pathname,
    )
    const pictures = [{ before: before && `/${PREVIEW_FOLDER}/before${before}`, after }]
    return [{ ...entry, pictures, words: [{ text, mark: '' as const }], parts }]
  })
}

const fileOf = (place: string) => place.replace(/:\d+$/, '')

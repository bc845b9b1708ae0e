/** Pictures that changed as files: pages show some of them without naming them, as drawings, and browsers ask for others. */
import fs from 'node:fs'
import path from 'node:path'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { toNeutralPath } from '../../src/routing/localizePath'
import type { LookChange } from './compareLooks'
import type { PartsFinder } from './findParts'
import { pageOf, PICTURE } from './partsOfFiles'
import { plainEntry, type ChangeEntry } from './reviewRecord'

/** @param pages addresses of both builds */
export function comparePictures(
  roots: readonly [base: string, head: string],
  changed: readonly string[],
  pages: readonly string[],
  { ofFiles }: PartsFinder,
): ChangeEntry[] {
  const files = changed.filter((file) => PICTURE.test(file) && /^(content|static)\//.test(file))
  const content = path.join(roots[1], 'content')
  const texts = (fs.existsSync(content) ? fs.readdirSync(content, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => /\.(json|mdx)$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(content, name), 'utf8') }))
  return files.map((file) => {
    const name = path.basename(file)
    const owners = texts.filter(({ text }) => text.includes(`/${name}"`)).map((text) => pageOf(`content/${text.name}`))
    const [isOld, isNow] = roots.map((root) => fs.existsSync(path.join(root, file)))
    const shown = file.startsWith('static/')
      ? [`/${name}`]
      : pages.filter((page) => owners.includes(toNeutralPath(page)))
    const picture = (isThere: boolean, side: string) => (isThere ? `/${PREVIEW_FOLDER}/${side}/${file}` : '')
    return plainEntry({
      ...{ kind: isOld === isNow ? 'changed' : isNow ? 'new' : 'gone', group: 'pictures', role: 'picture' },
      words: [{ text: name, mark: isOld === isNow ? '' : isNow ? '+' : '-' }],
      pictures: [{ before: picture(isOld, 'before'), after: picture(isNow, 'after') }],
      ...{ pages: shown, place: file, parts: ofFiles([file]) },
    })
  })
}

/**
 * Says why share pictures are drawn anew: for the colours that changed, or the files and packages they are drawn from.
 * Else they follow from a title or an address that is a change of its own, and are left out.
 */
export function nameSharePictures(
  entries: readonly ChangeEntry[],
  looks: readonly LookChange[],
  changed: readonly string[],
  { ofFiles }: PartsFinder,
): ChangeEntry[] {
  const colours = looks.filter(({ entry }) => entry.place.startsWith('content/brand/'))
  const named = colours.map(({ entry: { place, words } }) => {
    const said = words.map(({ text, mark }) => (mark === '+' ? ` → ${text}` : text)).join('')
    return `${path.basename(fileOf(place))}: ${said.trim().replaceAll('\n', '; ').replaceAll(': ', ' ')}`
  })
  const files = changed.filter((file) =>
    /^content\/brand\/.*\.svg$|^src\/(brand\/.*\.(svg|woff2)|node\/output\/sharePictures\/)|^package-lock\.json$/.test(
      file,
    ),
  )
  const text = [...named, ...files].join('; ')
  const parts = ofFiles([...colours.map(({ entry }) => fileOf(entry.place)), ...files])
  return entries.flatMap((entry) => {
    if (entry.role !== 'share picture') return [entry]
    if (!text) return []
    const [before, after] = [entry.before, entry.text].map((address) =>
      address ? new URL(address, 'https://a').pathname : '',
    )
    const pictures = [{ before: before && `/${PREVIEW_FOLDER}/before${before}`, after }]
    return [{ ...entry, pictures, words: [{ text, mark: '' as const }], parts }]
  })
}

const fileOf = (place: string) => place.replace(/:\d+$/, '')

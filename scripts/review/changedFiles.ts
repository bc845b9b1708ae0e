/** Changed files of a branch that pages do not show yet, or never. */
import fs from 'node:fs'
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { pageOf, PICTURE } from './partsOfFiles'
import { PREVIEW_FOLDER } from '../../src/node/output/preview/previewFiles'
import { plainEntry, type ChangeEntry, type Review } from './reviewRecord'

/** Texts that changed and that readers get later, with the day, or `draft`. */
export function scheduledTexts(root: string, changed: readonly string[], today: string): Review['scheduled'] {
  return changed
    .filter((file) => file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`))
    .flatMap((file) => {
      const place = path.join(root, file)
      const page = pathOfFile(file)
      if (!page || !fs.existsSync(place)) return []
      const { frontMatter, frontMatterLinesAbove } = splitFrontMatter(file, fs.readFileSync(place, 'utf8'))
      const { value } = parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove)
      const { title, publish, draft } = (value ?? {}) as Record<string, string | undefined>
      const day = draft ? 'draft' : (publish ?? '')
      return day > today ? [{ path: page, title: title ?? '', day }] : []
    })
}

/**
 * Pictures that pages show without naming their files, as drawings are, and files that browsers ask for.
 * @param said entries of pictures that pages name
 * @param pages addresses of both builds
 */
export function unnamedPictures(
  roots: readonly [base: string, head: string],
  changed: readonly string[],
  said: readonly ChangeEntry[],
  pages: readonly string[],
): ChangeEntry[] {
  const files = changed.filter((file) => PICTURE.test(file) && /^(content|static)\//.test(file))
  const unnamed = files.filter((file) => !said.some((entry) => namesPicture(entry, file)))
  if (unnamed.length === 0) return []
  const [, head] = roots
  const texts = fs
    .readdirSync(path.join(head, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|mdx)$/.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(head, 'content', name), 'utf8') }))
  return unnamed.map((file) => {
    const name = path.basename(file)
    const owners = texts.filter(({ text }) => text.includes(`/${name}"`)).map((text) => pageOf(`content/${text.name}`))
    const [isOld, isNow] = roots.map((root) => fs.existsSync(path.join(root, file)))
    const shown = file.startsWith('static/')
      ? [`/${name}`]
      : pages.filter((page) => owners.includes(toNeutralPath(page)))
    const words: ChangeEntry['words'] = [{ text: name, mark: isOld === isNow ? '' : isNow ? '+' : '-' }]
    const entry = plainEntry({ group: 'pictures', role: 'picture', words, pages: shown }, file)
    const picture = (isThere: boolean, side: string) => (isThere ? `/${PREVIEW_FOLDER}/${side}/${file}` : '')
    const pictures = [{ before: picture(isOld, 'before'), after: picture(isNow, 'after') }]
    return { ...entry, kind: isOld === isNow ? 'changed' : isNow ? 'new' : 'gone', pictures }
  })
}

/** Whether an entry of a picture is about a file. */
const namesPicture = ({ role, text, before }: ChangeEntry, file: string) =>
  role === 'picture' && `${text} ${before}`.includes(` ${path.parse(file).name}.`)

/**
 * The changed files of which a review shows nothing.
 * @param said files whose values are compared, one by one
 */
export function unseenFiles(
  review: Omit<Review, 'unseen'>,
  changed: readonly string[],
  said: readonly string[],
): string[] {
  const { entries, newPages, gonePages, movedPages, scheduled } = review
  const places = new Set([...said, ...entries.map(({ place }) => place.replace(/:\d+$/, ''))])
  const shownPages = new Set(
    [
      ...entries.flatMap(({ pages }) => pages),
      ...[...newPages, ...gonePages, ...scheduled].map((page) => page.path),
      ...movedPages.flatMap(({ from, to }) => [from, to]),
    ].map(toNeutralPath),
  )
  const named = (wanted: string) => entries.filter(({ role }) => role === wanted)
  const code = named('script').flatMap(({ words }) => words[0].text.split(', '))
  const shared = named('share picture').flatMap(({ words }) => words.map(({ text }) => text))
  const isSeen = (file: string): boolean => {
    const page = pageOf(file)
    return (
      places.has(file) ||
      code.includes(file) ||
      (page !== null && shownPages.has(page)) ||
      (PICTURE.test(file) && entries.some((entry) => namesPicture(entry, file))) ||
      (file.startsWith('src/node/output/hosting/') && named('file').length > 0) ||
      (file === 'content/redirects.json' && gonePages.length + movedPages.length > 0) ||
      shared.some((text) => text.includes(file))
    )
  }
  return changed.filter((file) => !isSeen(file))
}

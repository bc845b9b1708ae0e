/** Pages that are new, to come, gone or at another address, and texts that got or lost a translation. */
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { localizePath, toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import type { LocatedPart } from './changedParts'
import type { SiteComparison } from './compareSites'
import type { PartsFinder } from './findParts'
import { plainEntry, type ChangeEntry } from './reviewRecord'

/** What tells which pages are to come, and what became of others. */
interface Known {
  /** Files of the branch that changed. */
  changed: readonly string[]
  textOf(file: string): string
  /** Pages of later days are to come. */
  today: string
  /** Where former addresses lead; null: they say that their page is gone. */
  answers: ReadonlyMap<string, string | null>
}

export function listedPages(
  { newPages, movedPages, gonePages, html }: SiteComparison,
  parts: readonly LocatedPart[],
  { ofPages, ofFiles }: PartsFinder,
  { changed, textOf, today, answers }: Known,
): ChangeEntry[] {
  const listed = (
    role: string,
    kind: ChangeEntry['kind'],
    page: string,
    said: string,
    more: Partial<ChangeEntry> = {},
  ) =>
    plainEntry({
      ...{ group: 'words', role, kind, pages: [page], parts: ofPages(page) },
      words: [{ text: said, mark: kind === 'gone' ? '-' : '+' }],
      ...more,
    })
  const toCome = changed.flatMap((file) => {
    const page = pathOfFile(file)
    const {
      title,
      publish = '',
      draft,
    } = page && file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`) ? matterOf(file, textOf(file)) : {}
    const isLater = draft !== undefined || publish > today
    return page && isLater ? [{ page, said: `${title}, ${draft ? 'a draft' : `from ${publish}`}` }] : []
  })
  const translations = parts.flatMap(({ file, whole, now, was }) => {
    const page = localizePath(pathOfFile(file) ?? '', path.basename(file, '.mdx'))
    if (!file.endsWith('.mdx') || !html.has(page) || (whole !== 'new' && whole !== 'gone')) return []
    return [
      listed('translation', whole, page, matterOf(file, now || was).title ?? '', {
        place: file,
        parts: ofFiles([file]),
      }),
    ]
  })
  return [
    ...gonePages.map(({ path: page, title }) => {
      const answer = answers.get(page)
      if (answer === undefined) return listed('lost page', 'gone', page, title)
      const entry = listed('page', 'gone', page, `${title} `, { group: 'links' })
      entry.words.push({ text: answer === null ? 'says that it is gone' : `leads to ${answer} now`, mark: '+' })
      return entry
    }),
    ...movedPages.map(({ from, to }): ChangeEntry => {
      const words: ChangeEntry['words'] = [
        { text: from, mark: '-' },
        { text: to, mark: '+' },
      ]
      return plainEntry({ group: 'links', role: 'address', words, pages: [to], parts: ofPages(from, to) })
    }),
    ...toCome.map(({ page, said }) => listed('page to come', 'new', page, said)),
    ...newPages
      .filter((each) => !toCome.some(({ page }) => page === toNeutralPath(each.path)))
      .map(({ path: page, title }) => listed('page', 'new', page, title)),
    ...translations,
  ]
}

/** The front matter of a text, which may have mistakes. */
function matterOf(file: string, text: string): Record<string, string | undefined> {
  const { frontMatter, frontMatterLinesAbove } = splitFrontMatter(file, text)
  return (parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove).value ?? {}) as Record<string, string>
}

/** Pages that are new, scheduled, gone or moved, and texts that gained or lost a translation. */
import path from 'node:path'
import { parseFrontMatter, splitFrontMatter } from '../../src/content/read/frontMatter'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { localizePath, toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { buildDay } from '../build/buildStamp'
import { renameCommand } from '../rename/renamedByHand'
import type { Branch } from './branch'
import type { SiteComparison } from './compareSites'
import { plainEntry, wordsOfChange, type ChangeEntry } from './reviewRecord'

/** A day in the format of a review: `15 December 2026`. */
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function listedPages(
  { roots, changed, parts, answers, textOf, ofPages, ofRecord, ofFiles }: Branch,
  { newPages, movedPages, gonePages, html }: SiteComparison,
): ChangeEntry[] {
  // Pages with a later day are scheduled.
  const today = buildDay(roots.after, process.env)
  const listed = (page: string, said: string, own: Pick<ChangeEntry, 'role' | 'kind'> & Partial<ChangeEntry>) =>
    plainEntry({
      ...{ group: 'words', pages: [page], parts: ofPages(page) },
      words: [{ text: said, mark: own.kind === 'gone' ? '-' : '+' }],
      ...own,
    })
  const toCome = changed.flatMap((file) => {
    const page = pathOfFile(file)
    if (!page || !file.endsWith(`/${DEFAULT_LANGUAGE}.mdx`)) return []
    const { title, publish = '', draft } = matterOf(file, textOf(file, 'after'))
    if (!draft && publish <= today) return []
    const day = draft ? 'once it is no draft' : `on ${longDay.format(new Date(publish))}`
    const before = textOf(file, 'before')
    const was = matterOf(file, before)
    const isRead = before !== '' && !was.draft && (was.publish ?? '') <= today
    const entry = listed(page, title ?? '', {
      ...{ role: 'page to come', kind: isRead ? 'gone' : 'new' },
      text: isRead ? `${day}; readers have it today and lose it until then` : day,
    })
    return [{ ...entry, pages: LANGUAGES.map((language) => localizePath(page, language)) }]
  })
  const files = parts.flatMap(({ file, whole, now, was }) => {
    if (whole !== 'new' && whole !== 'gone') return []
    const own = { kind: whole, place: file }
    if (file.endsWith('.mdx')) {
      const page = localizePath(pathOfFile(file) ?? '', path.basename(file, '.mdx'))
      const { title = '' } = matterOf(file, now || was)
      return html.has(page) ? [listed(page, title, { ...own, role: 'translation', parts: ofFiles(file) })] : []
    }
    const [, folder] = /^content\/(\w+)\/[^/]+\.json$/.exec(file) ?? []
    if (!folder || pathOfFile(file)) return []
    const { title, name = title } = JSON.parse(now || was) as Record<string, string | Record<string, string>>
    const said = typeof name === 'object' ? name[DEFAULT_LANGUAGE] : name
    return [listed(file, said ?? file, { ...own, role: `record of ${folder}`, parts: ofRecord(file) })]
  })
  const [gone, come] = [gonePages, newPages].map((all) =>
    all.filter((each) => !toCome.some(({ pages }) => pages.includes(each.path))),
  )
  return [
    ...gone.map(({ path: page, title }) => {
      const answer = answers.get(page)
      if (answer === undefined) return listed(page, title, { role: 'lost page', kind: 'gone' })
      const entry = listed(page, `${title} `, { role: 'page', kind: 'gone', group: 'links' })
      entry.words.push({ text: answer === null ? 'says that it is gone' : `leads to ${answer} now`, mark: '+' })
      return entry
    }),
    ...movedPages.map(({ from, to }): ChangeEntry => {
      const command = renameCommand(...([from, to].map(toNeutralPath) as [string, string]))
      return plainEntry({
        ...{ group: 'links', role: 'address', text: toNeutralPath(to), words: wordsOfChange(from, to) },
        ...{ pages: [to], parts: ofPages(from, to) },
        ...(!answers.has(from) && { owed: `The old address leads nowhere: ${command}` }),
      })
    }),
    ...toCome,
    ...come.map(({ path: page, title }) => listed(page, title, { role: 'page', kind: 'new' })),
    ...files,
  ]
}

/** The front matter of a text, which may contain mistakes. */
function matterOf(file: string, text: string): Record<string, string | undefined> {
  const { frontMatter, frontMatterLinesAbove } = splitFrontMatter(file, text)
  return (parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove).value ?? {}) as Record<string, string>
}

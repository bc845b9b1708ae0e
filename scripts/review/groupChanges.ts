/** The entries of a review: the same change on many pages is one, and each belongs to a group. */
import { languageOfPath } from '../../src/routing/localizePath'
import type { PageChange } from '../../src/sources/previewData'
import type { PartsAt } from './changedParts'
import type { DocumentChange } from './compareDocuments'
import type { LookChange } from './compareLooks'
import type { RecordChange } from './compareRecords'
import type { SiteComparison } from './compareSites'
import type { Locate } from './locateChanges'
import { FACTS, plainWords } from './pageDocument'
import { plainEntry, wordsOfFirst, type ChangeEntry } from './reviewRecord'

type Group = PageChange['group']

/** Causes of a change of looks that are named, and changes of data. */
const MOST_CAUSES = 6
const LONGEST_DATA = 100

/** What a change is about. A link that only got other words is a change of words. */
function groupOf({ role, before, text }: DocumentChange): Group {
  if (role.endsWith('picture') || role === 'icon') return 'pictures'
  if (FACTS.test(role)) return /^(title|description)$/.test(role) ? 'words' : 'machines'
  const isAddress = (words: string) => /^(\/|https?:|mailto:|tel:)\S*$/.test(words)
  const leads = [before, text].some((words) => isAddress(words) || (role === 'link' && / → \S*$/.test(words)))
  return leads ? 'links' : 'words'
}

/**
 * Gathers the same change on many pages into one entry, whatever block shows it.
 * Facts of a page that follow from what its blocks say are left out.
 * @param cause why share pictures were drawn anew, '' where nobody knows
 * @returns the entries: first what changed on few pages, which is what a reviewer came for
 */
export function groupChanges(
  { pages, newPages, newWords }: SiteComparison,
  locate: Locate,
  cause: string,
): ChangeEntry[] {
  const entries = new Map<string, ChangeEntry>()
  for (const { path: page, changes } of pages) {
    const follows = followsIn(changes)
    const isLinkToNew = ({ kind, role, text }: DocumentChange) =>
      kind === 'new' && role === 'link' && newPages.some((each) => text.endsWith(` → ${each.path}`))
    const hasNewCard = changes.some(isLinkToNew)
    for (const change of changes) {
      const { role, kind } = change
      const group = groupOf(change)
      if (FACTS.test(role) && group !== 'pictures' && follows(change)) continue
      const [before, text] = [change.before, change.text].map((words) => plainWords(role, words))
      const source = locate(change, page)
      // The card of a new page says what that page says, and words that were there before.
      const isOfCard =
        text.split(' ').every((word) => newWords.has(word)) || (source.place !== '' && source.parts.length === 0)
      if (kind === 'new' && hasNewCard && isOfCard && !FACTS.test(role)) continue
      const isShared = role === 'share picture' || group === 'machines'
      const key = isShared ? role : JSON.stringify([group, before, text])
      const words = role === 'share picture' ? [{ text: cause, mark: '' as const }] : change.words
      const entry = entries.get(key) ?? {
        ...change,
        words: isShared ? brief(words) : words,
        group,
        ...source,
        pages: [],
      }
      if (!entry.pages.includes(page)) entry.pages.push(page)
      entries.set(key, entry)
    }
  }
  const byPages = (a: ChangeEntry, b: ChangeEntry) => a.pages.length - b.pages.length
  return withoutRepeats([...entries.values()].sort((a, b) => byPages(b, a))).sort(byPages)
}

/** Entries of one line whose words changed alike are one, as a name in a card and in the line below a title. */
function withoutRepeats(entries: readonly ChangeEntry[]): ChangeEntry[] {
  const seen = new Map<string, ChangeEntry>()
  return entries.filter((entry) => {
    const key = JSON.stringify([entry.place, entry.group, languageOfPath(entry.pages[0] ?? ''), deltaOf(entry)])
    const first = entry.kind === 'changed' && entry.place ? seen.get(key) : undefined
    if (first) first.pages.push(...entry.pages.filter((page) => !first.pages.includes(page)))
    else seen.set(key, entry)
    return !first
  })
}

/** Whether a change says nothing but what others of the page say, as data for search engines do. */
function followsIn(changes: readonly DocumentChange[]): (change: DocumentChange) => boolean {
  const said = changes.filter((each) => groupOf(each) !== 'machines').map((each) => ({ each, delta: deltaOf(each) }))
  return (change) =>
    deltaOf(change).every((run) => said.some(({ each, delta }) => each !== change && delta.includes(run)))
}

/** The first differences of data, without the signs of JSON. */
function brief(words: ChangeEntry['words']): ChangeEntry['words'] {
  const plain = (text: string) =>
    `${text
      .replace(/["{}[\],@]+/g, ' ')
      .trim()
      .slice(0, LONGEST_DATA)} `
  const marked = words.filter(({ mark }) => mark)
  return marked.length > 0 ? marked.slice(0, MOST_CAUSES).map((word) => ({ ...word, text: plain(word.text) })) : words
}

/** The words that a change adds or takes away. */
function deltaOf({ words }: Pick<DocumentChange, 'words'>): string[] {
  return words.flatMap(({ text, mark }) => (mark && text.trim() ? [mark + text.trim()] : []))
}

/** The shortest words that are the same wherever they stand. */
const TELLING = 8

/**
 * Changes of a record that no entry of the pages says.
 * @param moved new addresses of pages by their old ones, which links follow
 */
export function unsaidChanges(
  found: readonly RecordChange[],
  shown: readonly ChangeEntry[],
  moved: ReadonlyMap<string, string>,
): RecordChange[] {
  const holds = (whole: string, words: string) =>
    words === '' || (words.length >= TELLING && whole.includes(words)) || whole === words
  const ordered = new Set<string>()
  return found.filter(({ language, role, statement: { file, line }, text, before }) => {
    // The fields of one list have one order.
    if (role === 'order') return !ordered.has(file) && ordered.add(file)
    const isSaid = (entry: ChangeEntry) =>
      entry.pages.some((page) => languageOfPath(page) === language) &&
      (entry.place === `${file}:${line}` || (holds(entry.text, text) && holds(entry.before, before)))
    return moved.get(before) !== text && !shown.some(isSaid)
  })
}

/** The entry of a change that stands on no page. */
export function recordEntry(
  { page, statement, kind, role, before, text, words }: RecordChange,
  partsAt: PartsAt,
  owed: string | undefined,
): ChangeEntry {
  const change = { kind, role, before, text, words }
  const parts = partsAt(statement, kind === 'gone' ? 'before' : 'after')
  const place = `${statement.file}:${statement.line}`
  return { ...change, group: groupOf(change), place, parts, pages: [page], ...(owed && { owed }) }
}

export function lookEntry({ place, causes, pages }: LookChange): ChangeEntry {
  const lines = causes.map(({ cause, was, is }): ChangeEntry['words'] => [
    { text: `${cause}: `, mark: '' },
    { text: was, mark: '-' },
    { text: is, mark: '+' },
    { text: '\n', mark: '' },
  ])
  const words = wordsOfFirst(lines, MOST_CAUSES, 'declarations')
  return plainEntry({ group: 'looks', role: 'look', words, pages }, place)
}

/** Why share pictures are drawn anew: the colours that changed, or the files they are drawn from. */
export function causeOf(looks: readonly LookChange[], changed: readonly string[]): string {
  const colours = looks.filter(({ place }) => place.startsWith('content/brand/'))
  const named = colours.flatMap(({ place, causes }) =>
    causes.map(({ cause, was, is }) => `${place.replace(/^.*\/|:\d+$/g, '')}: ${cause} ${was} → ${is}`),
  )
  const files = changed.filter((file) =>
    /^content\/brand\/.*\.svg$|^src\/(brand\/.*\.(svg|woff2)|node\/output\/sharePictures\/)/.test(file),
  )
  return [...named.slice(0, 2), ...files.slice(0, 2)].join('; ') || 'with the words of their pages'
}

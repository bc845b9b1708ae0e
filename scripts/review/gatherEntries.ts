/** The entries of a review: changes that come from the same parts of files are one entry, wherever they are seen. */
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { languageOfPath, toNeutralPath } from '../../src/routing/localizePath'
import { CHANGE_GROUPS, type Follower, type PageChange } from '../../src/sources/previewData'
import type { Branch } from './branch'
import { linesIn, MADE_FROM, pageOf, type LocatedPart } from './changedParts'
import { markWords, type DocumentChange } from './compareDocuments'
import type { SiteComparison } from './compareSites'
import { locateIn } from './locateChanges'
import { FACTS, FOR_MACHINES } from './pageDocument'
import { groupBy, plainEntry, type ChangeEntry } from './reviewRecord'

/** The topic of a change. If only the label of a link changed, it is a change of words. */
export function groupOf({ role, before, text }: Pick<DocumentChange, 'role' | 'before' | 'text'>): PageChange['group'] {
  if (role.endsWith('picture') || role === 'icon') return 'pictures'
  if (FACTS.test(role)) return /^(title|description)$/.test(role) ? 'words' : 'machines'
  const isAddress = (words: string) => /^(\/|https?:|mailto:|tel:)\S*$/.test(words)
  const leads = [before, text].some((words) => isAddress(words) || (role === 'link' && / → \S*$/.test(words)))
  return leads ? 'links' : 'words'
}

/** The changes of all pages; the same change on many pages is one entry. Leaves out facts of a page that only repeat its blocks. */
export function pageChanges(branch: Branch, { pages }: SiteComparison): ChangeEntry[] {
  const locate = locateIn(branch)
  const found = new Map<string, ChangeEntry>()
  for (const { path: page, changes } of pages) {
    for (const change of changes) {
      const { role, before, text } = change
      const group = groupOf(change)
      const said = changes.filter((each) => each !== change && groupOf(each) !== 'machines').flatMap(deltaOf)
      if (FACTS.test(role) && group !== 'pictures' && deltaOf(change).every((run) => said.includes(run))) continue
      const source = locate(change, page)
      const words = group === 'machines' ? deltaOf(change) : [before, text]
      const key = JSON.stringify(role === 'share picture' ? role : [role, source.parts, ...words])
      const entry = found.get(key) ?? { ...change, group, ...source, pages: [] }
      if (!entry.pages.includes(page)) entry.pages.push(page)
      found.set(key, entry)
    }
  }
  const rank = ({ role }: ChangeEntry) => (FACTS.test(role) ? 2 : Number(role === 'link'))
  // The entry with the least text around the change comes first.
  const length = ({ before, text }: ChangeEntry) => before.length + text.length
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || length(a) - length(b))
}

/** The words that a change adds or removes. */
export function deltaOf({ words }: Pick<PageChange, 'words'>): string[] {
  return words.flatMap(({ text, mark }) => (mark && text.trim() ? [mark + text.trim()] : []))
}

const isAddress = (page: string) => page.startsWith('/')

/** Entries of a page, a record or a translation as a whole. */
export const WHOLE = /page$|page to come$|^address$|^translation$|^record of /
/** Roles of words that are on no page, but in replies of the assistant or in messages. */
export const SAYING = /^(reply|message)$/
/** Changes that follow from code and words: they are an entry only if no other entry covers the same parts. */
export const isDerived = ({ role, pages }: Pick<ChangeEntry, 'role' | 'pages'>) =>
  /^(script|file|answer)$/.test(role) || FOR_MACHINES.test(role) || !pages.some(isAddress)

/**
 * Merges the changes that come from the same parts into one entry, and attaches what follows from it.
 * @param twins groups of parts that are translations of each other
 */
export function gatherEntries(
  found: readonly ChangeEntry[],
  parts: readonly LocatedPart[],
  twins: readonly number[][],
): ChangeEntry[] {
  const entries: ChangeEntry[] = []
  /** The first entry that covers a part. */
  const ownerOf = (part: number) => entries.find((entry) => entry.parts?.includes(part))
  const rank = (entry: ChangeEntry) => (isWhole(entry) ? 0 : isDerived(entry) ? 2 : 1)
  const isForeign = ({ pages: [page = ''] }: ChangeEntry) => Number(languageOfPath(page) !== DEFAULT_LANGUAGE)
  const partsOf = partsFinder(parts)
  const located = found
    .map((entry) => {
      const own = partsOf(entry)
      const { file, line, whole } = parts[own[0]] ?? {}
      const isElsewhere = !entry.parts?.length && file && !entry.place.startsWith(file)
      return { ...entry, parts: own, ...(isElsewhere && { place: whole === 'bytes' ? file : `${file}:${line}` }) }
    })
    .sort((a, b) => rank(a) - rank(b) || isForeign(a) - isForeign(b))
  for (const entry of located.filter((each) => each.parts.length > 0)) {
    const owned = entry.parts.flatMap((part) => ownerOf(part) ?? [])
    const isPart = owned.length === entry.parts.length && owned.every((each) => isWhole(each))
    const open = isDerived(entry) && !isWhole(entry) ? entry.parts.filter((part) => !ownerOf(part)) : entry.parts
    const isLong = entry.parts.every((part) => parts[part].whole ?? linesIn(parts[part].now + parts[part].was) > 2)
    // The address of a heading follows from its words.
    const said = deltaOf(entry).filter((run) => !run.includes('#'))
    const isSaid = (each: ChangeEntry) => said.length > 0 && said.every((run) => deltaOf(each).includes(run))
    const same = entries.find(
      (each) => each.parts?.join() === entry.parts.join() && (each.group === entry.group || isLong || isSaid(each)),
    )
    // A reply may quote a price and a phone number.
    const causes = entry.role === 'reply' ? new Set(owned) : owned.slice(0, 1)
    if (same) hang(same, entry)
    else if (isPart || open.length === 0) for (const cause of causes) hang(cause, entry)
    else entries.push({ ...entry, pages: [...entry.pages], parts: open })
  }
  entries.push(...silentParts(entries, parts))
  let open = located.filter((each) => each.parts.length === 0)
  for (const findCause of [meantBy, likelyCause])
    open = open.filter((entry) => {
      const cause = findCause(entry, entries)
      if (cause) hang(cause, entry)
      return !cause
    })
  entries.push(...open)
  for (const together of [...inseparable(parts), ...twins]) {
    const own = entries.filter((entry) => entry.parts?.some((part) => together.includes(part)))
    const [first, ...rest] = own
    if (!first) continue
    first.parts = [...new Set([...own.flatMap((entry) => entry.parts!), ...together])]
    for (const entry of rest) {
      hang(first, entry)
      for (const each of entry.also ?? []) hang(first, plainEntry({ ...each, group: entry.group }))
      entries.splice(entries.indexOf(entry), 1)
    }
  }
  const order = ({ role, group }: ChangeEntry) => (role === 'lost page' ? -1 : CHANGE_GROUPS.indexOf(group))
  return entries.sort(
    (a, b) =>
      order(a) - order(b) || Number(WHOLE.test(b.role)) - Number(WHOLE.test(a.role)) || a.pages.length - b.pages.length,
  )
}

const PLACE = /^\s*"order":/

/** The parts that change the `order` of records, grouped by folder. */
function placesOf(parts: readonly LocatedPart[]): number[][] {
  const places = [...parts.keys()].filter((number) => PLACE.test(parts[number].now))
  return [...groupBy(places, (number) => path.dirname(parts[number].file)).values()]
}

/** Parts that break the content if one is reverted alone: the order of records; a page's new name and the parts that contain it. */
function inseparable(parts: readonly LocatedPart[]): number[][] {
  const renamed = parts.flatMap(({ from = '', file, whole }, moved) => {
    if (whole !== 'moved') return []
    const [old, name] = [from, file].map((each) => path.parse(each).name)
    const says = ({ was, now }: LocatedPart) => was !== now && was.replaceAll(old, name) === now
    return [[moved, ...[...parts.keys()].filter((number) => old !== name && says(parts[number]))]]
  })
  return [...placesOf(parts), ...renamed]
}

/** A key as readers write it: `lineDrawing` → `line drawing`. */
export const plainName = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** Changed parts of JSON and texts that no entry covers, such as a setting that no page shows. */
function silentParts(entries: readonly ChangeEntry[], parts: readonly LocatedPart[]): ChangeEntry[] {
  const told = new Set(entries.flatMap((entry) => entry.parts ?? []))
  return parts.flatMap(({ file, now, was, line, whole }, number) => {
    // A key of JSON or of front matter at the start of a line.
    const [, key = 'line'] = /^\s*"?(\w+)"?:/.exec(now || was) ?? []
    const isSame = now.replace(/\s+/g, '') === was.replace(/\s+/g, '')
    if (told.has(number) || whole || isSame || !/\.(json|mdx)$/.test(file) || MADE_FROM.test(now)) return []
    const words = markWords(was.trim(), now.trim())
    const own = { group: 'words' as const, role: plainName(key), words, place: `${file}:${line}`, parts: [number] }
    return [plainEntry({ ...own, pages: [pageOf(file) ?? file] })]
  })
}

/** A change of many parts at once: of a page, or the order of a list. */
export const isWhole = ({ role, parts = [] }: ChangeEntry) => WHOLE.test(role) || (role === 'order' && parts.length > 1)

/** Attaches a change, and what hangs under it, to its cause; leaves it out if it repeats the cause and is on no page. */
function hang(cause: ChangeEntry, entry: ChangeEntry): void {
  const { kind, role, text, words, pages, pictures } = entry
  // New words that replace removed ones are one change.
  const isTwin = (each: Follower) => each.role === role && [each.kind, kind].sort().join() === 'gone,new'
  const twin = [cause, ...(isWhole(cause) ? [] : (cause.also ?? []))].find(
    (each) => isTwin(each) && each.pages.join() === pages.join(),
  )
  if (twin) {
    const [old, now] = kind === 'new' ? [twin, entry] : [entry, twin]
    const before = twin === cause && { before: (old as ChangeEntry).before }
    Object.assign(twin, { kind: 'changed', text: now.text, words: [...old.words, ...now.words], ...before })
    return
  }
  cause.also ??= []
  if (!isWhole(cause) && role !== 'share picture') cause.pictures ??= pictures
  if (!cause.pages.some(isAddress) && pages.some(isAddress)) cause.pages = [...pages]
  const said = [cause, ...cause.also].flatMap(deltaOf)
  const isMet = /^(file|reply)$/.test(role) || pages.some(isAddress)
  const isSaid = deltaOf({ words }).every((run) => said.includes(run))
  if (!isMet && isSaid) return
  const known = [cause, ...cause.also].find(
    (each) => each.role === role && (each.text === text || (SAYING.test(role) ? isSaid : isDerived(each))),
  )
  if (known) known.pages.push(...pages.filter((page) => !known.pages.includes(page)))
  else cause.also.push({ kind, role, text, words: FOR_MACHINES.test(role) ? [] : words, pages: [...pages] })
}

/** All pages that show a change or what follows from it. */
export function pagesOfAll({ pages, also = [] }: Pick<ChangeEntry, 'pages' | 'also'>): string[] {
  return [...pages, ...also.flatMap((each) => each.pages)]
}

/** The only whole-page entry that a change without parts names. */
function meantBy({ words, card = '' }: ChangeEntry, entries: readonly ChangeEntry[]): ChangeEntry | undefined {
  const runs = [card, ...deltaOf({ words })]
  const named = new Set(runs.flatMap((run) => (run.match(/\/[\w/-]+/g) ?? []).map(toNeutralPath)))
  const isNamed = ({ pages, role }: ChangeEntry) =>
    WHOLE.test(role) && pages.some((page) => named.has(toNeutralPath(page)))
  const [meant, another] = entries.filter(isNamed)
  return another ? undefined : meant
}

/**
 * The entry that most likely caused a change without parts, on the same pages: an order for an order, any change for
 * data for machines, a page for a card or a number.
 */
function likelyCause(own: ChangeEntry, entries: readonly ChangeEntry[]): ChangeEntry | undefined {
  const { role, kind, pages, words, card } = own
  if (!pages.some(isAddress)) return undefined
  const isOfList = card || kind !== 'changed' || deltaOf({ words }).every((run) => /^.\d+$/.test(run))
  const isLikely = (entry: ChangeEntry) =>
    FOR_MACHINES.test(role) || (isOfList ? WHOLE.test(entry.role) : role === 'order' && entry.role === role)
  return entries
    .filter((entry) => entry.parts?.length && isLikely(entry))
    .map((entry) => ({ entry, all: new Set(pagesOfAll(entry).map(toNeutralPath)) }))
    .filter(({ all }) => pages.every((page) => all.has(toNeutralPath(page))))
    .sort((a, b) => a.all.size - b.all.size)[0]?.entry
}

/** An address, a number or a word. */
const TOKEN = /\/[\w/-]+|(?<![#\p{L}\d])\d+(?![\p{L}\d])|\p{L}{3,}/gu
/** Words so short occur by chance, so all of them must match. */
const FEW_LETTERS = 4

/** The words and numbers of a text that are compared. */
export const tokensOf = (text: string) =>
  (text.match(TOKEN) ?? []).map((token) => (isAddress(token) ? toNeutralPath(token) : token.toLowerCase()))

/** The tokens that only one of two texts contains, with a sign. */
function changedTokens(was: string, is: string): Set<string> {
  const [old, now] = [was, is].map((text) => new Set(tokensOf(text)))
  const without = (some: Set<string>, others: Set<string>) => [...some].filter((token) => !others.has(token))
  return new Set([...without(now, old).map((token) => `+${token}`), ...without(old, now).map((token) => `-${token}`)])
}

/**
 * Finds the parts of a change: those of its line and the file of its picture;
 * without a line, the shortest part that adds and removes most of its words.
 */
function partsFinder(parts: readonly LocatedPart[]) {
  const numbers = [...parts.keys()]
  const places = placesOf(parts)
  // The `order` of a record is on no page.
  const tokens = parts.map(({ now, was }) => (PLACE.test(now) ? new Set() : changedTokens(was, now)))
  const sizeOf = (number: number) => parts[number].now.length + parts[number].was.length
  const bySize = numbers.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  /** The shortest part that adds and removes most of these words. */
  const saying = (words: ChangeEntry['words']): number[] => {
    const textOf = (sign: string) => words.flatMap(({ text, mark }) => (mark === sign ? [text] : [])).join(' ')
    const wanted = [...changedTokens(textOf('-'), textOf('+'))]
    const lettersOf = (all: readonly string[]) => all.join('').length - all.length
    const all = lettersOf(wanted)
    const found = tokens.map((changed) => lettersOf(wanted.filter((word) => changed.has(word))))
    const most = Math.max(1, all <= FEW_LETTERS ? all : all / 2, ...found)
    return bySize.filter((number) => found[number] >= most).slice(0, 1)
  }
  return ({ role, words, text, before, pages, pictures, parts: known = [] }: ChangeEntry): number[] => {
    if (role === 'picture' && pictures?.some((picture) => picture.before !== picture.after)) {
      const named = numbers.filter((number) => `${text} ${before}`.includes(` ${path.parse(parts[number].file).name}.`))
      const own = named.find((number) => pages.map(toNeutralPath).includes(pageOf(parts[number].file) ?? ''))
      return [...new Set([...known, own ?? named[0] ?? []].flat())].sort((a, b) => a - b)
    }
    if (known.length > 0) return known
    if (role === 'order') return places.length === 1 ? places[0] : []
    const pieces: ChangeEntry['words'][] = [[]]
    // Each figure of a reply may come from another place.
    for (const word of words) pieces.push(role === 'reply' && word.mark === '' ? [] : [...pieces.pop()!, word])
    return [...new Set(pieces.flatMap(saying))].sort((a, b) => a - b)
  }
}

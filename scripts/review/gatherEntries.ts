/** The entries of a review: what comes from the same parts of files is one change, whatever shows it. */
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { languageOfPath, toNeutralPath } from '../../src/routing/localizePath'
import { CHANGE_GROUPS, type PageChange } from '../../src/sources/previewData'
import { linesIn, type LocatedPart } from './changedParts'
import { markWords, type DocumentChange } from './compareDocuments'
import type { SiteComparison } from './compareSites'
import type { Locate } from './locateChanges'
import { FACTS, FOR_MACHINES } from './pageDocument'
import { pageOf } from './partsOfFiles'
import { plainEntry, type ChangeEntry } from './reviewRecord'

/** A change before it is gathered, with the card of a page that it is about. */
type FoundChange = ChangeEntry & Pick<DocumentChange, 'card'>

/** What a change is about. A link that only got other words is a change of words. */
export function groupOf({ role, before, text }: Pick<DocumentChange, 'role' | 'before' | 'text'>): PageChange['group'] {
  if (role.endsWith('picture') || role === 'icon') return 'pictures'
  if (FACTS.test(role)) return /^(title|description)$/.test(role) ? 'words' : 'machines'
  const isAddress = (words: string) => /^(\/|https?:|mailto:|tel:)\S*$/.test(words)
  const leads = [before, text].some((words) => isAddress(words) || (role === 'link' && / → \S*$/.test(words)))
  return leads ? 'links' : 'words'
}

/** The changes of all pages, the same on many pages once. Facts of a page that only repeat what its blocks say are left out. */
export function pageChanges({ pages }: Pick<SiteComparison, 'pages'>, locate: Locate): ChangeEntry[] {
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
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || a.pages.length - b.pages.length)
}

/** The words that a change adds or takes away. */
export function deltaOf({ words }: Pick<PageChange, 'words'>): string[] {
  return words.flatMap(({ text, mark }) => (mark && text.trim() ? [mark + text.trim()] : []))
}

const isAddress = (page: string) => page.startsWith('/')

/** Entries of a page, a record or a translation as a whole. */
export const WHOLE = /page$|page to come$|^address$|^translation$|^record of /
/** What follows from code and words: an entry only where no other tells of the same parts. */
export const isDerived = ({ role, pages }: Pick<ChangeEntry, 'role' | 'pages'>) =>
  /^(script|file|answer)$/.test(role) || FOR_MACHINES.test(role) || !pages.some(isAddress)

/** Makes one entry of the changes that come from the same parts, and hangs under each what follows from it. */
export function gatherEntries(found: readonly FoundChange[], parts: readonly LocatedPart[]): ChangeEntry[] {
  const entries: ChangeEntry[] = []
  /** The entry that tells of a part first. */
  const ownerOf = (part: number) => entries.find((entry) => entry.parts?.includes(part))
  const rank = (entry: ChangeEntry) => (isWhole(entry) ? 0 : isDerived(entry) ? 2 : 1)
  const isForeign = ({ pages: [page = ''] }: ChangeEntry) => Number(languageOfPath(page) !== DEFAULT_LANGUAGE)
  const tokens = parts.map(({ now, was }) => {
    const [is, old] = [now, was].map((text) => new Set(tokensOf(text)))
    const without = (some: Set<string>, others: Set<string>) => [...some].filter((token) => !others.has(token))
    return new Set([...without(is, old).map((token) => `+${token}`), ...without(old, is).map((token) => `-${token}`)])
  })
  const located = found
    .map((entry) => {
      const own = partsOf(entry, parts, tokens)
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
    const cause = same ?? (isPart || open.length === 0 ? owned[0] : undefined)
    if (cause) hang(cause, entry)
    else entries.push({ ...entry, pages: [...entry.pages], parts: open })
  }
  entries.push(...silentParts(entries, parts))
  for (const entry of located.filter((each) => each.parts.length === 0)) {
    const cause = causeOf(entry, entries)
    if (cause) hang(cause, entry)
    else entries.push(entry)
  }
  for (const together of inseparable(parts)) {
    const [first, ...rest] = entries.filter((entry) => entry.parts?.some((part) => together.includes(part)))
    for (const entry of rest) {
      first.parts = [...first.parts!, ...entry.parts!].sort((a, b) => a - b)
      hang(first, entry)
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

/** The places among others that the records of each folder have got. */
function placesOf(parts: readonly LocatedPart[]): number[][] {
  const places = new Map<string, number[]>()
  for (const [number, { file, now }] of parts.entries())
    if (PLACE.test(now)) places.set(path.dirname(file), [...(places.get(path.dirname(file)) ?? []), number])
  return [...places.values()]
}

/** Parts of which one alone, taken back, breaks the content: places of records among others; a page's new name, and what says it. */
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

/** Changed parts of the writers' texts that no entry tells of, as a setting that no page shows. */
function silentParts(entries: readonly ChangeEntry[], parts: readonly LocatedPart[]): ChangeEntry[] {
  const told = new Set(entries.flatMap((entry) => entry.parts ?? []))
  return parts.flatMap(({ file, now, was, line, whole }, number) => {
    // A key of JSON or of front matter at the start of a line.
    const [, key = 'line'] = /^\s*"?(\w+)"?:/.exec(now || was) ?? []
    const isSame = now.replace(/\s+/g, '') === was.replace(/\s+/g, '')
    if (told.has(number) || whole || isSame || !/\.(json|mdx)$/.test(file) || key === 'translatedFrom') return []
    const words = markWords(was.trim(), now.trim())
    const own = { group: 'words' as const, role: plainName(key), words, place: `${file}:${line}`, parts: [number] }
    return [plainEntry({ ...own, pages: [pageOf(file) ?? file] })]
  })
}

/** A change of many parts at once: of a page, or the order of a list. */
export const isWhole = ({ role, parts = [] }: ChangeEntry) => WHOLE.test(role) || (role === 'order' && parts.length > 1)

/** Adds a change, and what hangs under it, to the entry that causes it; not what says the same on no page. */
function hang(cause: ChangeEntry, entry: ChangeEntry): void {
  const { kind, role, text, words, pages, pictures } = entry
  // Words that took the place of others are one change.
  if (cause.role === role && [cause.kind, kind].sort().join() === 'gone,new' && cause.pages.join() === pages.join()) {
    const [old, now] = kind === 'new' ? [cause, entry] : [entry, cause]
    Object.assign(cause, { kind: 'changed', before: old.before, text: now.text, words: [...old.words, ...now.words] })
    return
  }
  cause.also ??= []
  if (!isWhole(cause)) cause.pictures ??= pictures
  if (!cause.pages.some(isAddress) && pages.some(isAddress)) cause.pages = [...pages]
  const said = [cause, ...cause.also].flatMap(deltaOf)
  const isMet = /^(file|reply)$/.test(role) || pages.some(isAddress)
  if (!isMet && deltaOf({ words }).every((run) => said.includes(run))) return
  const known = [cause, ...cause.also].find((each) => each.role === role && (each.text === text || isDerived(each)))
  if (known) known.pages.push(...pages.filter((page) => !known.pages.includes(page)))
  else cause.also.push({ kind, role, text, words: FOR_MACHINES.test(role) ? [] : words, pages: [...pages] })
}

/** All pages that show a change or what follows from it. */
export function pagesOfAll({ pages, also = [] }: Pick<ChangeEntry, 'pages' | 'also'>): string[] {
  return [...pages, ...also.flatMap((each) => each.pages)]
}

/**
 * The entry that a change without parts clearly follows from: the only page that it names; of an order
 * another order, of data for machines any change, and of a card or a number a page, on the same pages.
 */
function causeOf(
  { role, kind, pages, words, card = '' }: FoundChange,
  entries: readonly ChangeEntry[],
): ChangeEntry | undefined {
  const texts = [card, ...deltaOf({ words })]
  const named = new Set(texts.flatMap((run) => (run.match(/\/[\w/-]+/g) ?? []).map(toNeutralPath)))
  const open = entries.filter(({ parts }) => parts?.length)
  const ofPages = open.filter((entry) => WHOLE.test(entry.role))
  const meant = ofPages.filter(({ pages: own }) => own.some((page) => named.has(toNeutralPath(page))))
  if (meant.length > 0 || !pages.some(isAddress)) return meant.length === 1 ? meant[0] : undefined
  const isOfList = kind !== 'changed' || deltaOf({ words }).every((run) => /^.\d+$/.test(run))
  const isOfCard = card !== '' && (isOfList || role === 'order')
  const likely = isOfCard || isOfList ? ofPages : role === 'order' ? open.filter((entry) => entry.role === role) : []
  return (FOR_MACHINES.test(role) ? open : likely)
    .map((entry) => ({ entry, all: new Set(pagesOfAll(entry).map(toNeutralPath)) }))
    .filter(({ all }) => pages.every((page) => all.has(toNeutralPath(page))))
    .sort((a, b) => a.all.size - b.all.size)[0]?.entry
}

/** An address, a number or a word. */
const TOKEN = /\/[\w/-]+|(?<![#\p{L}\d])\d+(?![\p{L}\d])|\p{L}{3,}/gu
/** So few letters stand anywhere by chance, so all of them must be there. */
const FEW_LETTERS = 4

const tokensOf = (text: string) =>
  (text.match(TOKEN) ?? []).map((token) => (isAddress(token) ? toNeutralPath(token) : token.toLowerCase()))

/**
 * The parts a change comes from: those of its line and the file of its picture;
 * without a line the shortest part that adds and takes away most of its words.
 */
function partsOf(
  { role, words, text, before, pages, pictures, parts: known = [] }: ChangeEntry,
  parts: readonly LocatedPart[],
  tokens: readonly ReadonlySet<string>[],
): number[] {
  const numbers = [...parts.keys()]
  if (role === 'picture' && pictures?.some((picture) => picture.before !== picture.after)) {
    const named = numbers.filter((number) => `${text} ${before}`.includes(` ${path.parse(parts[number].file).name}.`))
    const own = named.find((number) => pages.map(toNeutralPath).includes(pageOf(parts[number].file) ?? ''))
    return [...new Set([...known, own ?? named[0] ?? []].flat())].sort((a, b) => a - b)
  }
  if (known.length > 0) return known
  if (role === 'order') {
    const [places = [], ...others] = placesOf(parts)
    return others.length > 0 ? [] : places
  }
  const marked = words.flatMap(({ text: run, mark }) => (mark ? tokensOf(run).map((token) => mark + token) : []))
  // A line of a file is marked as a whole: words of both sides did not change.
  const others = new Set(marked.map((token) => (token[0] === '+' ? '-' : '+') + token.slice(1)))
  const wanted = role === 'file' ? marked.filter((token) => !others.has(token)) : marked
  const all = wanted.join('').length - wanted.length
  const found = tokens.map((changed, number) => {
    // The place of a record among others stands on no page.
    if (PLACE.test(parts[number].now)) return 0
    return wanted.filter((word) => changed.has(word)).reduce((sum, word) => sum + word.length - 1, 0)
  })
  const most = Math.max(1, all <= FEW_LETTERS ? all : all / 2, ...found)
  const sizeOf = (number: number) => parts[number].now.length + parts[number].was.length
  return numbers
    .filter((number) => found[number] >= most)
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .slice(0, 1)
}

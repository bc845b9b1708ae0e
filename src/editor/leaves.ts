/** The words of the content by field, as pages show them. */
import { fillPlaceholders } from '../content/model/placeholders'
import { figureValues, printFigures, type PrintedFigure } from '../content/model/figures'
import type { LedgerFigure } from '../content/schemas/ledger'
import { visitRecord } from '../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../routing/languages'
import { localizeLink } from '../routing/localizePath'
import { memoize } from '../text/memoize'
import { formatOf, schemaOf, type FormEntry } from './formats'
import type { Leaf } from './places'

/** Texts of files by path from the root of the repository. */
type Texts = Readonly<Record<string, string>>

const COMPANY = 'content/site.json'
const LEDGER = 'content/figures.json'

/** Their words are on no page. */
const ON_NO_PAGE = /^content\/(?:chat|redirects)\.json$|\/language\.json$/

/** Fields with names for programs, which may look like words. */
const NAMES = /(?:^|\.)(?:id|unit|list|kind|source|body)$/

/** The values of a record by their dotted path. */
function flatten(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, item]) => flatten(item, path ? `${path}.${name}` : name))
}

const figuresIn = (ledger: FormEntry) => (ledger.figures ?? []) as LedgerFigure[]

/** What pages show of an entry in a language: its words, the addresses of its links, the names of its pictures. */
function leavesOf(file: string, entry: FormEntry, language: Language, figures: PrintedFigure[]): Leaf[] {
  const values = figureValues(figures, language)
  const shown = visitRecord(schemaOf(file), 'items' in entry ? entry.items : entry, {
    field: ({ kind }, value) => {
      if (kind === 'plain-text') return value
      if (kind === 'link') return `href=${localizeLink(String(value), language)}`
      if (kind === 'image') return `src=${String(value)}`
      if (kind !== 'words') return undefined
      const words = value as Record<Language, string>
      const own = language in words ? language : DEFAULT_LANGUAGE
      return { [own]: fillPlaceholders(words[own] ?? '', values) }
    },
  })
  const amounts = (file === LEDGER ? figuresIn(entry) : []).map(({ amount }, index): [string, unknown] => [
    `figures.${index}.amount`,
    amount === undefined ? undefined : figures[index].value[language],
  ])
  const all = [...flatten('items' in entry ? { items: shown } : shown), ...amounts]
  return all.flatMap(([path, words]) => (typeof words === 'string' && !NAMES.test(path) ? [{ file, path, words }] : []))
}

/** The entry of a file; without fields if the file is missing or broken. */
function entryOf(file: string, text: string | undefined): FormEntry {
  try {
    return formatOf(file).fromFile(text ?? '')
  } catch {
    return {}
  }
}

/** The figures of the ledger of the site. */
const figuresOf = memoize((texts: Texts) => printFigures(figuresIn(entryOf(LEDGER, texts[LEDGER]))))

/** What pages in a language show of all content, and the words of the interface. */
export function contentLeaves(texts: Texts, language: Language): Leaf[] {
  const figures = figuresOf(texts)
  const { menu = [] } = entryOf(COMPANY, texts[COMPANY]) as { menu?: { to?: string; list?: string }[] }
  // The dictionary names these parts of the site only where the menu does not (src/site/menuLabel.ts).
  const inMenu = new Set(menu.map(({ to = '', list = to.slice(1) }) => `nav.${list}`))
  return Object.entries(texts).flatMap(([file, text]): Leaf[] => {
    const isOther = file.endsWith('.mdx') && !file.endsWith(`/${language}.mdx`)
    if (isOther || ON_NO_PAGE.test(file)) return []
    if (/^content\/.*\.(json|mdx)$/.test(file)) return leavesOf(file, entryOf(file, text), language, figures)
    if (!file.startsWith(`locales/${language}/`)) return []
    const words = flatten(JSON.parse(text)).filter(([key]) => !inMenu.has(key))
    return words.map(([path, value]) => ({ file, path, words: String(value) }))
  })
}

/** A draft compared with the built entry. */
export interface Draft {
  /** What pages show of it, by the keys of the fields of the built entry. */
  words: ReadonlyMap<string, string>
  /** Paths of the fields that differ. */
  changed: string[]
  /** The path in the form of a field of the built entry. */
  pathInForm(path: string): string
}

export const keyOf = ({ file, path }: Leaf) => `${file} ${path}`

/**
 * Compares a draft with the built entry.
 * @param texts of the build
 */
export function compareDraft(texts: Texts, file: string, draft: FormEntry, language: Language): Draft {
  const { fromFile, toFile } = formatOf(file)
  const moves: Move[] = []
  const changed: string[] = []
  const aligned = align(fromFile(texts[file]), fromFile(toFile(draft)), '', moves, changed) as FormEntry
  const withFigures = Object.entries(texts).filter(([, text]) => text.includes('{figure:'))
  const leaves =
    file === LEDGER
      ? contentLeaves({ ...Object.fromEntries(withFigures), [LEDGER]: JSON.stringify(aligned) }, language)
      : leavesOf(file, aligned, language, figuresOf(texts))
  const others = LANGUAGES.filter((each) => each !== language).map((each) => `.${each}`)
  return {
    words: new Map(leaves.map((leaf) => [keyOf(leaf), leaf.words])),
    changed: changed.filter((path) => !others.some((end) => path.endsWith(end))),
    pathInForm: (path) => moves.reduceRight((now, { from, to }) => now.replace(from, to), `${path}.`).slice(0, -1),
  }
}

/** Another place of an item in its list: the beginnings of its paths. */
interface Move {
  from: RegExp
  to: string
}

const isRecord = (value: unknown): value is FormEntry => typeof value === 'object' && value !== null

/** The number of equal values of two items. */
function alike(one: unknown, other: unknown): number {
  const values = new Map(flatten(other))
  return flatten(one).filter(([path, value]) => values.get(path) === value).length
}

/** The places in a draft of the items of a list: first of those that are equal, then of those that have most values. */
function partnersOf(built: readonly unknown[], draft: readonly unknown[]): Map<number, number> {
  const texts = draft.map((item) => JSON.stringify(item))
  const isSame = (place: number, index: number) => texts[index] === JSON.stringify(built[place])
  const ways = [
    (place: number, index: number) => Number(index === place && isSame(place, index)),
    (place: number, index: number) => Number(isSame(place, index)),
    (place: number, index: number) => alike(built[place], draft[index]) + (index === place ? 0.5 : 0),
  ]
  const free = new Set(draft.keys())
  const partners = new Map<number, number>()
  for (const likeness of ways)
    for (const place of built.keys()) {
      if (partners.has(place)) continue
      const found = [...free].filter((index) => likeness(place, index) > 0)
      const [best] = found.sort((one, other) => likeness(place, other) - likeness(place, one))
      if (best !== undefined) partners.set(place, best)
      free.delete(best)
    }
  return partners
}

/** The draft with the items of its lists where the built entry has them. Adds what differs to `moves` and `changed`. */
function align(built: unknown, draft: unknown, path: string, moves: Move[], changed: string[]): unknown {
  const below = (name: string | number) => (path ? `${path}.${name}` : String(name))
  if (Array.isArray(built) && Array.isArray(draft)) {
    const partners = partnersOf(built, draft)
    const isMoved = built.some((_, place) => partners.get(place) !== place)
    if (isMoved || built.length !== draft.length) changed.push(path)
    return built.map((item: unknown, place) => {
      const index = partners.get(place)
      if (index === undefined) return item
      if (index !== place) moves.push({ from: new RegExp(`^${below(place)}\\.`), to: `${below(index)}.` })
      return align(item, draft[index], below(place), moves, changed)
    })
  }
  if (isRecord(built) && isRecord(draft)) {
    const names = new Set([...Object.keys(built), ...Object.keys(draft)])
    names.delete('source')
    return Object.fromEntries(
      [...names].map((name) => [name, align(built[name], draft[name], below(name), moves, changed)]),
    )
  }
  if (JSON.stringify(built) !== JSON.stringify(draft)) changed.push(path)
  return draft
}

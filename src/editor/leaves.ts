/** The words of the content by field, as pages show them. */
import { fillPlaceholders } from '../content/model/placeholders'
import { printFigure } from '../content/model/figures'
import type { LedgerFigure } from '../content/schemas/ledger'
import { visitRecord } from '../content/schemas/walkSchema'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../routing/languages'
import { localizeLink } from '../routing/localizePath'
import { formatOf, type FormEntry } from './formats'

/** Texts of files by path from the root of the repository. */
export type Texts = Readonly<Record<string, string>>

/** A field with what pages show of it in one language. */
export interface Leaf {
  /** Path from the root of the repository. */
  file: string
  /** Dotted path of the field: `items.0.question.en`; items of a list have their id in place of a number. */
  path: string
  /** Its words; `href=` and the address of a link, `src=` and the name of a picture. */
  words: string
}

export const LEDGER = 'content/figures.json'

/** Files with words of pages in a language. */
const shownIn = (language: Language) =>
  new RegExp(`^content/(?!chat|redirects).*(?:\\.json|/${language}\\.mdx)$|^locales/${language}/(?!language).*\\.json$`)

/** Fields with names for programs, which may look like words. */
const NAMES = /(?:^|\.)(?:id|unit|list|kind|source|body|recipient)$/

/** The values of a record by their dotted path; of a list also the names of its items: their ids, or else their places. */
function flatten(value: unknown, path = '', byPlace = false): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const items = Object.entries(value as Record<string, { id?: string } | null>)
  const names = items.map(([place, item]) => (!byPlace && Array.isArray(value) && item?.id) || place)
  const below = names.flatMap((name, at) => flatten(items[at][1], path ? `${path}.${name}` : name, byPlace))
  return Array.isArray(value) ? [[path, names], ...below] : below
}

/** The path of a field as its form names it: with the places of items. */
export const pathInForm = (path: string, entry: FormEntry) =>
  flatten(entry, '', true)[flatten(entry).findIndex(([at]) => at === path)]?.[0] ?? path

/** The entry of a file; without fields if the file is missing or broken. */
function entryOf(file: string, text = ''): FormEntry {
  try {
    return formatOf(file).fromFile(text)
  } catch {
    return {}
  }
}

/** The figures of a site in a language, as values of placeholders: `figure:projects` → `50+`. */
export function figuresIn(texts: Texts, language: Language): ReadonlyMap<string, string> {
  const ledger = (entryOf(LEDGER, texts[LEDGER]).figures ?? []) as LedgerFigure[]
  return new Map(ledger.map((figure) => [`figure:${figure.id}`, printFigure(figure, language)]))
}

/**
 * What pages show of files in a language: of content its words, links, pictures and figures, and the words of the interface.
 * @param site all texts, for the figures in the words
 */
export function leavesOf(texts: Texts, language: Language, site = texts): Leaf[] {
  const values = figuresIn(site, language)
  const isShown = shownIn(language)
  const ofRecord = (file: string, { items, ...entry }: FormEntry) => {
    const shown = visitRecord(formatOf(file).schema, items ?? entry, {
      field: ({ kind, unseen }, value) => {
        if (kind === 'plain-text') return value
        if (kind === 'link') return `href=${localizeLink(String(value), language)}`
        if (kind === 'image') return `src=${String(value)}`
        if (kind !== 'words' || unseen) return undefined
        const words = value as Record<Language, string>
        const own = language in words ? language : DEFAULT_LANGUAGE
        return { [own]: fillPlaceholders(words[own] ?? '', values) }
      },
    })
    const ledger = file === LEDGER ? (entry.figures as LedgerFigure[]) : []
    const amounts = ledger.map(({ id, amount }) => ({ id, amount: amount && values.get(`figure:${id}`) }))
    return [...flatten(items ? { items: shown } : shown), ...flatten({ figures: amounts })]
  }
  return Object.entries(texts).flatMap(([file, text]): Leaf[] => {
    if (!isShown.test(file)) return []
    const shown = file.startsWith('locales/') ? flatten(JSON.parse(text)) : ofRecord(file, entryOf(file, text))
    return shown.flatMap(([path, words]) =>
      typeof words === 'string' && !NAMES.test(path) ? [{ file, path, words }] : [],
    )
  })
}

/** A draft compared with the built entry. */
export type Draft = ReturnType<typeof compareDraft>

/** A field of a file as one text. */
export const keyOf = ({ file, path }: Pick<Leaf, 'file' | 'path'>) => `${file}#${path}`

/**
 * Compares a draft with the built entry, field by field.
 * @param texts of the build
 * @param file whose place on pages the draft takes: its own, or that of one like it if it is new
 * @param saved texts of files that were saved since
 */
export function compareDraft(texts: Texts, file: string, draft: FormEntry, language: Language, saved: Texts = {}) {
  const { toFile } = formatOf(file)
  const text = toFile(draft)
  const fieldsOf = (each: string) => new Map(flatten(entryOf(file, each)))
  const built = fieldsOf(toFile(entryOf(file, texts[file])))
  const now = fieldsOf(text)
  const others = LANGUAGES.filter((each) => each !== language).map((each) => `.${each}`)
  const differing = [...new Set([...built.keys(), ...now.keys()])].filter(
    (path) => String(built.get(path)) !== String(now.get(path)) && !others.some((end) => path.endsWith(end)),
  )
  const changed = differing.filter((path) => !differing.some((list) => path.startsWith(`${list}.`)))
  // Words anywhere may have a figure in them.
  const site = { ...texts, ...saved, [file]: text }
  const leaves = leavesOf(file === LEDGER ? site : { ...saved, [file]: text }, language, site)
  return {
    file,
    /** What pages show of it, and of what was saved, by `keyOf` its fields. */
    words: new Map(leaves.map((leaf) => [keyOf(leaf), leaf.words])),
    /** Paths of the fields that differ: of a list with other items its own, of a figure that of its amount. */
    changed: changed.map((path) => path.replace(/^(figures\.[^.]+)\.(?:to|unit|atLeast|text\.\w+)$/, '$1.amount')),
  }
}

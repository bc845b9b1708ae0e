/** What the JSON of content and of dictionaries says, each file a page of the comparison: much of it stands on no built page. */
import { parseJson } from '../../src/content/read/parseJson'
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { pathOfFile } from '../../src/routing/pageKinds'
import type { Statement } from '../../src/sources/statement'
import type { Side } from './changedParts'
import { change, type DocumentChange } from './compareDocuments'

/** A change of a record, with the statement that says it. */
export interface RecordChange extends DocumentChange {
  page: string
  language: Language
  statement: Statement
}

/** A value of a record. */
interface Leaf {
  /** What tells it in another version of the file. */
  key: string
  /** The same without the places of items in lists. */
  list: string
  role: string
  page: string
  statement: Statement
}

/**
 * Compares two versions of a JSON file, value by value, in every language.
 * @param textOf the text of the file on either side, '' where there is none
 * @param sources the words of both checkouts
 */
export function compareRecords(
  file: string,
  textOf: (file: string, side: Side) => string,
  sources: Record<Side, SiteSources>,
): RecordChange[] {
  const [, own] = /^locales\/([^/]+)\//.exec(file) ?? []
  return LANGUAGES.filter((language) => !own || own === language).flatMap((language) => {
    const [old, now] = (['before', 'after'] as const).map(
      (side) => new Map(leavesOf(file, textOf(file, side), sources[side], language).map((leaf) => [leaf.key, leaf])),
    )
    const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((key): LeafChange[] => {
      const [was, is] = [old.get(key), now.get(key)]
      return was?.statement.text === is?.statement.text ? [] : [{ was, is }]
    })
    const lists = new Map<string, LeafChange[]>()
    for (const each of changed) {
      const { page, list } = (each.is ?? each.was)!
      const name = `${page} ${list}`
      lists.set(name, [...(lists.get(name) ?? []), each])
    }
    return [...lists.values()].flatMap(withoutMoves).map(({ was, is, role = (is ?? was)!.role }) => {
      const { page, statement } = is ?? was!
      return {
        ...change(role, was?.statement.text ?? '', is?.statement.text ?? '', language),
        page,
        language,
        statement,
      }
    })
  })
}

interface LeafChange {
  was?: Leaf
  is?: Leaf
  /** What changed, where it is not the value itself. */
  role?: string
}

/** The changes of one field in the items of a list, without values that only stand in another item now. All of them are another order. */
function withoutMoves(changes: LeafChange[]): LeafChange[] {
  const rest = (leaves: readonly (Leaf | undefined)[], others: readonly (Leaf | undefined)[]) => {
    const texts = others.map((leaf) => leaf?.statement.text)
    return leaves.filter((leaf) => {
      const at = leaf ? texts.indexOf(leaf.statement.text) : -1
      if (at !== -1) texts.splice(at, 1)
      return leaf && at === -1
    })
  }
  const [old, now] = [changes.map(({ was }) => was), changes.map(({ is }) => is)]
  const [gone, come] = [rest(old, now), rest(now, old)]
  if (gone.length === old.filter(Boolean).length) return changes
  if (gone.length + come.length > 0)
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
      was: gone[index],
      is: come[index],
    }))
  const all = (leaves: readonly (Leaf | undefined)[]): Leaf => {
    const [first] = leaves as Leaf[]
    const text = leaves.map((leaf) => leaf?.statement.text).join(' · ')
    return { ...first, statement: { ...first.statement, text } }
  }
  return [{ was: all(old), is: all(now), role: 'order' }]
}

/** The values in a language; those of no language belong to the first. */
function leavesOf(file: string, text: string, sources: SiteSources, language: Language): Leaf[] {
  const document = parseJson(file, text)
  const isDictionary = file.startsWith('locales/')
  const found: Leaf[] = []
  const add = (shown: string, path: PropertyKey[], key: string, page: string) => {
    const { field, ...place } = document.at(path)
    const words = sources.textAt(language, file, field) ?? shown
    const [name = ''] = path.filter((step) => typeof step === 'string' && !LANGUAGES.includes(step)).slice(-1)
    const plain = String(name)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
    const role = isDictionary ? 'message' : (NAMES_OF_FIELDS[String(name)] ?? plain)
    const list = path.filter((step) => typeof step === 'string').join('/')
    found.push({ key, list, role, page, statement: { text: words, field, ...place } })
  }
  const visit = (value: unknown, path: PropertyKey[], key: string, page: string, isOwn: boolean): void => {
    if (Array.isArray(value)) {
      const items = value.map((item) => wordsIn(item, language))
      if (items.every((item) => item !== undefined) && isOwn) return add(items.join(' · '), path, key, page)
      value.forEach((item: unknown, index) => {
        const name = nameOf(item) ?? index
        visit(item, [...path, index], `${key}/${name}`, pageOf(file, path, item) ?? page, isOwn)
      })
    } else if (typeof value === 'object' && value !== null) {
      for (const [step, item] of Object.entries(value)) {
        const isLanguage = LANGUAGES.includes(step)
        if (!isLanguage || step === language)
          visit(item, [...path, step], `${key}/${isLanguage ? '' : step}`, page, isOwn || isLanguage)
      }
    } else if (isOwn && value !== undefined && value !== null)
      add(JSON.stringify(value).replace(/^"|"$/g, ''), path, key, page)
  }
  visit(document.value, [], '', pageOf(file, [], undefined) ?? file, isDictionary || language === DEFAULT_LANGUAGE)
  return found
}

/** The words of an item of a list that has nothing but words; undefined of another. */
function wordsIn(item: unknown, language: Language): string | undefined {
  if (typeof item === 'string' || typeof item === 'number') return String(item)
  if (typeof item !== 'object' || item === null || !Object.keys(item).every((step) => LANGUAGES.includes(step)))
    return undefined
  return (item as Record<string, string>)[language] ?? ''
}

function nameOf(item: unknown): string | undefined {
  const { id, key } = (item ?? {}) as { id?: string; key?: string }
  return id ?? key
}

/** What a reviewer calls fields whose names say less. */
const NAMES_OF_FIELDS: Readonly<Record<string, string>> = { to: 'link', amount: 'figure', alt: 'words of a picture' }

/** What a reviewer calls the files of words that stand on no page. */
const NAMES: Readonly<Record<string, string>> = {
  chat: 'The assistant',
  contact: 'The contact form',
  search: 'The search',
  common: 'Every page',
  preview: 'The preview',
  language: 'Facts of the language',
}

/** The page of a file: its address, or its name in plain words; of one topic of the assistant its own. */
function pageOf(file: string, path: readonly PropertyKey[], item: unknown): string | undefined {
  const [, language, name = ''] = /^(?:content|locales\/([^/]+))\/(.*)\.json$/.exec(file) ?? []
  const topic = nameOf(item)
  if (name === 'chat' && topic && path.length === 1) return `The assistant, about the ${topic.replaceAll('-', ' ')}`
  if (path.length > 0) return undefined
  if (language) return `${NAMES[name] ?? `Words of ${name}`} (${language})`
  return pathOfFile(file) ?? (name === 'chat' ? NAMES.chat : file)
}

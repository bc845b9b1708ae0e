/** What the JSON of content and of dictionaries says, value by value and in every language: much of it stands on no built page. */
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import type { Statement } from '../../src/sources/statement'
import { change, orderWords } from './compareDocuments'
import type { PartsAt, Side } from './findParts'
import { groupOf, plainName } from './gatherEntries'
import { owedOf, roleOf } from './locateChanges'
import type { ChangeEntry } from './reviewRecord'

/** Between the items of a list. */
const SEPARATOR = ' · '

/** @param sources the words of both checkouts */
export function compareRecords(file: string, sources: Record<Side, SiteSources>, partsAt: PartsAt): ChangeEntry[] {
  const [, own] = /^locales\/([^/]+)\//.exec(file) ?? []
  const found = LANGUAGES.filter((language) => !own || own === language).flatMap((language) => {
    const [before, after] = (['before', 'after'] as const).map((side) =>
      fieldsOf(sources[side].statements(file, language)),
    )
    return [...new Set([...after.keys(), ...before.keys()])].flatMap((field) =>
      changesOf(before.get(field) ?? [], after.get(field) ?? [], field.endsWith(']')).map(([was, is]) =>
        entryOf({ field, was, is, language }, sources, partsAt),
      ),
    )
  })
  return oneOrder(found)
}

/** The values of a file by their fields. Items of lists are named by their keys; those without have one name. */
function fieldsOf(statements: readonly Statement[]): Map<string, Statement[]> {
  const keys = new Map(statements.map(({ field, text }) => [field, text]))
  const fields = new Map<string, Statement[]>()
  for (const statement of statements) {
    const name = statement.field.replace(/\[\d+\]/g, (item, at: number) => {
      const path = statement.field.slice(0, at) + item
      return `[${keys.get(`${path}.id`) ?? keys.get(`${path}.key`) ?? ''}]`
    })
    fields.set(name, [...(fields.get(name) ?? []), statement])
  }
  return fields
}

type Values = readonly Statement[]

/** Pairs of what a field said and says, without values that only stand in another item now. Where nothing else changed, they are one: another order. */
function changesOf(old: Values, now: Values, isList: boolean): [was: Values, is: Values][] {
  const without = (values: Values, others: Values) => {
    const texts = others.map(({ text }) => text)
    return values.filter(({ text }) => {
      const at = texts.indexOf(text)
      if (at !== -1) texts.splice(at, 1)
      return at === -1
    })
  }
  const [gone, come] = [without(old, now), without(now, old)]
  const isMoved = old.map(({ text }) => text).join(SEPARATOR) !== now.map(({ text }) => text).join(SEPARATOR)
  if (gone.length + come.length === 0 || isList) return isMoved ? [[old, now]] : []
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => [
    gone.slice(index, index + 1),
    come.slice(index, index + 1),
  ])
}

/** A change of a field, with the name of the field in which it has one order with others. */
type RecordEntry = ChangeEntry & { field: string; list: string }

function entryOf(
  { field, was, is, language }: { field: string; was: Values; is: Values; language: Language },
  sources: Record<Side, SiteSources>,
  partsAt: PartsAt,
): RecordEntry {
  const statement = is[0] ?? was[0]
  const [old, now] = [was, is].map((values) => values.map(({ text }) => text))
  const isOrder = old.toSorted().join() === now.toSorted().join()
  const name = field.split(/[.[\]]/).findLast((step) => step !== '' && !LANGUAGES.includes(step)) ?? ''
  const isMessage = statement.file.startsWith('locales/')
  const role = isMessage ? 'message' : roleOf(statement.file, statement.text, NAMES_OF_FIELDS[name] ?? plainName(name))
  const found = change(isOrder ? 'order' : role, old.join(SEPARATOR), now.join(SEPARATOR), language)
  const page = pageOf(statement.file, field, language)
  const parts = [...was.flatMap((value) => partsAt(value, 'before')), ...is.flatMap((value) => partsAt(value, 'after'))]
  const owed = owedOf(statement, sources)
  return {
    ...found,
    ...(isOrder && { words: orderWords(old, now) }),
    ...{ field, list: statement.field.replace(/\[.*/, ''), group: groupOf(found) },
    place: `${statement.file}:${statement.line}`,
    parts: sorted(parts),
    pages: [isMessage ? `${page}: ${statement.field.replaceAll(/[._]/g, ' ')}` : page],
    ...(owed && { owed }),
  }
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

/** The fields of one list have one order, which their titles tell best. */
function oneOrder(found: readonly RecordEntry[]): ChangeEntry[] {
  return found.flatMap(({ field, list, ...entry }) => {
    if (entry.role !== 'order') return [entry]
    const same = found.filter((each) => each.role === 'order' && each.list === list)
    const main = same.find((each) => /\.(title|name|question)\b/.test(each.field)) ?? same[0]
    if (field !== main.field || entry.place !== main.place) return []
    return [{ ...entry, parts: sorted(same.flatMap(({ parts = [] }) => parts)) }]
  })
}

/** What a reviewer calls fields whose names say less. */
const NAMES_OF_FIELDS: Readonly<Record<string, string>> = { to: 'link', alt: 'words of a picture' }

/** What a reviewer calls the files of words that stand on no page. */
const NAMES: Readonly<Record<string, string>> = {
  chat: 'The assistant',
  contact: 'The contact form',
  search: 'The search',
  common: 'Every page',
  preview: 'The preview',
  language: 'Facts of the language',
}

/** The page of a field: its address, or its name in plain words; of one topic of the assistant its own. */
function pageOf(file: string, field: string, language: Language): string {
  const [, dictionary, name = ''] = /^(?:content|locales\/([^/]+))\/(.*)\.json$/.exec(file) ?? []
  const [, topic] = /^\w+\[(.+?)\]/.exec(field) ?? []
  if (name === 'chat' && topic) return `${NAMES.chat}, about the ${topic.replaceAll('-', ' ')} (${language})`
  if (dictionary || name === 'chat') return `${NAMES[name] ?? `Words of ${name}`} (${language})`
  const page = pathOfFile(file) ?? (name.startsWith('pages/') ? name.replace(/^pages(\/home$)?/, '') || '/' : null)
  return page === null ? file : localizePath(page, language)
}

/** Compares the JSON of content and dictionaries, value by value in every language: many of the values are on no built page. */
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import type { Statement } from '../../src/sources/statement'
import { SIDES, type Branch, type Side } from './branch'
import { change, orderWords } from './compareDocuments'
import { groupOf, plainName } from './gatherEntries'
import { owedOf, roleOf } from './locateChanges'
import { groupBy, type ChangeEntry } from './reviewRecord'

/** Separates the items of a list. */
const SEPARATOR = ' · '

/** The changes of all records and dictionaries. The words of a page that is new, gone or moved are listed with the page. */
export function compareRecords(branch: Branch): ChangeEntry[] {
  const { changed, textOf } = branch
  const records = changed.filter((file) => /^(content|locales)\/(?!redirects\.).*\.json$/.test(file))
  // The assistant's replies quote figures and contacts.
  const isQuoted = records.some((file) => /^content\/(figures|site)\.json$/.test(file))
  const isOfPage = (file: string) => pathOfFile(file) !== null && !SIDES.every((side) => textOf(file, side))
  return [...new Set([...records, ...(isQuoted ? ['content/chat.json'] : [])])]
    .filter((file) => !isOfPage(file))
    .flatMap((file) => compareRecord(file, branch))
}

function compareRecord(file: string, branch: Branch): ChangeEntry[] {
  const [, own] = /^locales\/([^/]+)\//.exec(file) ?? []
  const found = LANGUAGES.filter((language) => !own || own === language).flatMap((language) => {
    const [before, after] = SIDES.map((side) => fieldsOf(branch.sources[side].statements(file, language)))
    return [...new Set([...after.keys(), ...before.keys()])].flatMap((field) =>
      changesOf(before.get(field) ?? [], after.get(field) ?? [], field.endsWith(']'), branch).map(
        ([was, is]): FieldChange => ({ field, was, is, language, list: listInOrder(was, is) }),
      ),
    )
  })
  return found.flatMap((each) => {
    const same = each.list === null ? [each] : found.filter(({ list }) => list === each.list)
    // The fields of a list have the same order; their titles describe it best.
    const main = same.find(({ field }) => /\.(title|name|question)\b/.test(field)) ?? same[0]
    return each === main ? [entryOf(each, same, branch)] : []
  })
}

type Values = readonly Statement[]

interface FieldChange {
  field: string
  was: Values
  is: Values
  language: Language
  /** The list whose items are in another order; null for other changes. */
  list: string | null
}

const textsOf = (values: Values) => values.map(({ text }) => text)

function listInOrder(was: Values, is: Values): FieldChange['list'] {
  const [old, now] = [was, is].map((values) => textsOf(values).sort().join())
  return old === now ? is[0].field.replace(/\[.*/, '') : null
}

/** The values of a file by field. List items are named by their keys; items without a key share one name. */
function fieldsOf(statements: readonly Statement[]): Map<string, Statement[]> {
  const keys = new Map(statements.map(({ field, text }) => [field, text]))
  return groupBy(statements, ({ field }) =>
    field.replace(/\[\d+\]/g, (item, at: number) => {
      const path = field.slice(0, at) + item
      return `[${keys.get(`${path}.id`) ?? keys.get(`${path}.key`) ?? ''}]`
    }),
  )
}

/** Pairs of old and new values of a field, without values that only moved to another item. If nothing else changed, one pair: a new order. */
function changesOf(old: Values, now: Values, isList: boolean, { at: partsAt }: Branch): [was: Values, is: Values][] {
  const without = (values: Values, others: Values, side: Side) => {
    const texts = textsOf(others)
    // Of equal values, those on unchanged lines come first.
    const byLines = values.toSorted((a, b) => partsAt(a, side).length - partsAt(b, side).length)
    return byLines.filter(({ text }) => {
      const at = texts.indexOf(text)
      if (at !== -1) texts.splice(at, 1)
      return at === -1
    })
  }
  const [gone, come] = [without(old, now, 'before'), without(now, old, 'after')]
  const isMoved = textsOf(old).join(SEPARATOR) !== textsOf(now).join(SEPARATOR)
  if (gone.length + come.length === 0 || isList) return isMoved ? [[old, now]] : []
  const longer = come.length > gone.length ? come : gone
  return longer.map((_, index) => [gone.slice(index, index + 1), come.slice(index, index + 1)])
}

/** @param all changes of the same parts, including this one */
function entryOf(own: FieldChange, all: readonly FieldChange[], { sources, at: partsAt }: Branch): ChangeEntry {
  const { field, was, is, language, list } = own
  const statement = is[0] ?? was[0]
  const [old, now] = [was, is].map(textsOf)
  const name = field.split(/[.[\]]/).findLast((step) => step !== '' && !LANGUAGES.includes(step)) ?? ''
  const isMessage = statement.file.startsWith('locales/')
  const role = isMessage ? 'message' : roleOf(statement.file, statement.text, NAMES_OF_FIELDS[name] ?? plainName(name))
  const found = change(list === null ? role : 'order', old.join(SEPARATOR), now.join(SEPARATOR))
  const parts = all.flatMap((each) =>
    [each.was, each.is].flatMap((values, side) => values.flatMap((value) => partsAt(value, SIDES[side]))),
  )
  const owed = owedOf(statement, sources)
  return {
    ...found,
    ...(list !== null && { words: orderWords(old, now) }),
    group: groupOf(found),
    place: `${statement.file}:${statement.line}`,
    parts: [...new Set(parts)].sort((a, b) => a - b),
    pages: [pageOf(statement, field, sources[is[0] ? 'after' : 'before'], language)],
    leaf: [statement.file.replace(/^locales\/[^/]+/, ''), statement.field.replace(`.${language}`, '')].join(),
    ...(owed && { owed }),
  }
}

/** Names in a review for fields whose own names say less. */
const NAMES_OF_FIELDS: Readonly<Record<string, string>> = {
  ...{ to: 'link', alt: 'words of a picture', phone: 'phone number', email: 'email address' },
}

/** Names in a review for the files of words that are on no page. */
const NAMES: Readonly<Record<string, string>> = {
  chat: 'The assistant',
  contact: 'The contact form',
  search: 'The search',
  common: 'Every page',
  preview: 'The preview',
  language: 'Facts of the language',
}

/** The page of a field: its address or its name in plain words; each topic of the assistant has its own. */
function pageOf(statement: Statement, name: string, sources: SiteSources, language: Language): string {
  const { file, field } = statement
  const [, dictionary, stem = ''] = /^(?:content|locales\/([^/]+))\/(.*)\.json$/.exec(file) ?? []
  const [, key] = /^\w+\[(.+?)\]/.exec(name) ?? []
  if (stem === 'chat' && key) {
    const about = sources.textAt(DEFAULT_LANGUAGE, file, `${field.replace(/\].*/, ']')}.about.${DEFAULT_LANGUAGE}`)
    const topic = about ? about[0].toLowerCase() + about.slice(1) : `about the ${key.replaceAll('-', ' ')}`
    return `${NAMES.chat}, ${topic} (${language})`
  }
  if (dictionary || stem === 'chat') return `${NAMES[stem] ?? `Words of ${stem}`} (${language})`
  const page = pathOfFile(file) ?? (stem.startsWith('pages/') ? stem.replace(/^pages(\/home$)?/, '') || '/' : null)
  return page === null ? file : localizePath(page, language)
}

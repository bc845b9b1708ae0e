/** Gives the changes of a review plain names, based on their fields. */
import type { SiteSources } from '../../src/node/output/preview/siteSources'
import { LANGUAGES } from '../../src/routing/languages'
import { languageOfPath } from '../../src/routing/localizePath'
import { normaliseText } from '../../src/sources/statement'
import type { Branch } from './branch'
import names from './names.json'
import { wordsOfChange, type ChangeEntry } from './reviewRecord'

/** Names of fields in a review, by patterns of `site:menu.label` or `site:menu.order`. */
const FIELDS = Object.entries(names.fields).map(([field, name]) => [new RegExp(field), name] as const)
/** Names in a review for the roles of HTML elements and files. */
const PLAIN: Readonly<Record<string, string>> = names.roles
const { 'meta description': FOR_SEARCH, 'words of a picture': ALT } = names.roles

/** The fields that contain the name of a record, best first. */
const TITLES = ['label', 'title', 'name', 'question']

/**
 * Names changes after their fields and the records of these fields.
 * @param pages HTML of the pages by address
 */
export function nameEntries(
  entries: readonly ChangeEntry[],
  checkouts: Branch['sources'],
  pages: ReadonlyMap<string, string>,
): void {
  const texts = [...pages].map(([page, html]) => ({ page, text: normaliseText(html) }))
  for (const entry of entries) {
    const written = fieldOf(entry, checkouts[entry.kind === 'gone' ? 'before' : 'after'])
    entry.name = written?.name ?? PLAIN[entry.role]
    if (entry.name === FOR_SEARCH) entry.group = 'machines'
    for (const each of entry.also ?? []) each.role = PLAIN[each.role] ?? each.role
    if (entry.role === 'icon') entry.words = wordsOfChange(entry.before, entry.text)
    if (entry.name === ALT) {
      // The picture itself is the same; only the words name its file.
      entry.words = entry.words.map((word) => ({ ...word, text: word.text.replace(/ · \S+\.\w+$/, '') }))
      entry.pictures &&= entry.pictures.map(({ after }) => ({ before: '', after }))
    }
    // The day of publication.
    if (entry.role === 'page to come') entry.about = entry.text
    if (!written) continue
    entry.about = written.about
    entry.words = entry.words.map((word) => ({ ...word, text: written.plain(word.text) }))
    if (entry.pages.includes(entry.place.split(':')[0])) {
      const found = texts.filter(({ text }) => written.beside.some((words) => text.includes(words)))
      if (found.length > 0) entry.pages = found.map(({ page }) => page)
    }
  }
}

/** The field of a change, with its name for readers; null if it is in no field of a JSON file. */
function fieldOf({ place, role, pages: [page = ''], text, before }: ChangeEntry, sources: SiteSources) {
  const [file, line] = place.split(':')
  const [, dictionary, stem] = /^(?:content|locales\/([^/]+))\/(.*)\.json$/.exec(file) ?? []
  if (!stem) return null
  const language = dictionary ?? /\((\w+)\)$/.exec(page)?.[1] ?? languageOfPath(page)
  const all = [language, ...LANGUAGES].flatMap((each) => sources.statements(file, each))
  const { field = '' } = all.find((each) => each.line === Number(line)) ?? {}
  const textAt = (name: string, of = file) =>
    sources.textAt(language, of, `${name}.${language}`) ?? sources.textAt(language, of, name)
  const [record = ''] = /^.*\[\d+\]/.exec(field) ?? []
  const [list] = field.split('[')
  const steps = field.split(/\[\d+\]|\./).filter((step) => step && !LANGUAGES.includes(step))
  const known = `${stem}:${role === 'order' ? `${list}.order`.replace(/^\./, '') : steps.join('.')}`
  const titles = dictionary
    ? [field.replace(/^error\.(\w+)\..*/, 'field.$1')]
    : TITLES.map((each) => `${record}.${each}`)
  const isNamed = role !== 'order' && stem !== 'chat' && (dictionary || record)
  const about = isNamed ? titles.map((each) => textAt(each)).find(Boolean) : undefined
  // Shows the title of a section or a record instead of its key.
  const titleOf = (key: string) =>
    textAt(`${key}.title`) ?? TITLES.map((each) => textAt(each, `content/${list}/${key}.json`)).find(Boolean) ?? key
  return {
    name: FIELDS.find(([wanted]) => wanted.test(known))?.[1],
    about: about === text || about === before ? undefined : about,
    plain: (words: string) =>
      list && field === record ? words.replace(/[\w-]+/g, titleOf) : words.replace(/\{\{\w+\}\}/g, '…'),
    /** In each language, the longest neighbouring text for which pages can be searched. */
    beside: LANGUAGES.map((each) =>
      (dictionary || stem === 'chat' ? [] : sources.statements(file, each))
        .filter((one) => one.field.startsWith(record))
        .flatMap((one) => one.text.split(/[^\p{L}\p{N}, ]/u))
        .reduce((longest, words) => (words.length > longest.length ? words : longest), ''),
    ).filter(Boolean),
  }
}

/** What translations owe their originals, as `npm run translations` says it. */
import { pageKinds } from '../../src/routing/pageKinds'
import type { Language } from '../../src/routing/languages'
import { markWords, writtenMark } from '../review/compareDocuments'

/** A file in a language. */
export interface Debt {
  /** Where the translation stands. */
  file: string
  language: Language
  /** Number of texts of the original. */
  all: number
  /** Fields without the language. */
  missing: string[]
  /** Texts whose original changed after they did. `before` is missing where the history of this clone does not know it. */
  changed: { field: string; before?: string; now: string }[]
  /** What to do beside translating. */
  note?: string
}

/** When visitors meet the words of a file: on every page, then by the route table, a page's own before its lists; last, what no page shows at once. */
function placeOf(file: string): number {
  if (file === 'content/site.json') return -1
  const [, dictionary = ''] = /^locales\/[^/]+\/(.+)\.json$/.exec(file) ?? []
  const kinds = pageKinds()
  const own = kinds.findIndex(
    ([name, kind]) =>
      kind.namespaces.includes(dictionary) || file === `content/pages/${name}.json` || kind.file?.test(file),
  )
  if (own !== -1) return own
  const showing = kinds.findIndex(([, { shows = [] }]) => shows.some((folder) => file.startsWith(folder)))
  return showing === -1 && file !== 'content/figures.json' ? kinds.length : Math.max(0, showing) + 0.5
}

const lack = ({ missing, all }: Debt) => missing.length / all

/** The debts as a table in the order in which visitors meet them, the worst of a page first; below it the words that changed. */
export function debtReport(debts: readonly Debt[]): string {
  const sorted = [...debts].sort(
    (a, b) => placeOf(a.file) - placeOf(b.file) || lack(b) - lack(a) || b.changed.length - a.changed.length,
  )
  const width = Math.max(0, ...debts.map(({ file }) => file.length))
  const lines = sorted.map(({ file, language, all, missing, changed, note }) => {
    const few = missing.length <= 5 ? `: ${missing.join(', ')}` : ''
    const some = missing.length > 0 ? [`${missing.length} of ${all} texts missing${few}`] : []
    const lacks = missing.length === all ? ['not translated'] : some
    const owes = changed.length > 0 ? [`${changed.length} behind the original`] : []
    return `  ${file.padEnd(width)}  ${language}  ${[...lacks, ...owes, note].filter(Boolean).join(', ')}`
  })
  const details = sorted.flatMap(({ file, language, changed }) =>
    changed.map(({ field, before, now }) => `${file}  ${field}  (${language})\n${shown(before, now)}`),
  )
  return [lines.join('\n') || 'No translation owes its original anything.', ...details].join('\n\n')
}

/** Old and new words, indented; a long run that stayed is cut. */
function shown(before: string | undefined, now: string): string {
  const lost = '\n(The words it was translated from are not in the history of this clone.)'
  const words = before === undefined ? [{ text: now + lost, mark: '' as const }] : markWords(before, now)
  const written = words.map((word) =>
    word.mark === '' && word.text.length > 160 && before !== undefined
      ? `${word.text.slice(0, 70)} … ${word.text.slice(-70)}`
      : writtenMark(word),
  )
  return written.join('').replace(/^(?=.)/gm, '    ')
}

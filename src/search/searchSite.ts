import MiniSearch from 'minisearch'
import { isWhole, otherReadings } from './otherKeyboard'
import type { Language } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { excerptOf, type Excerpt } from './excerpt'
import { documentsPath, indexOptions, indexPath, stemmerOf, termsOf, withoutGroups, WORD } from './siteIndex'
import type { ResultKind, SearchDocument, StoredIndex } from './siteIndex'
import { memoize } from '../text/memoize'
import { withoutTypo } from './typosBetween'

export type ReadFile = (path: string) => Promise<unknown>

export interface Result extends Excerpt {
  href: string
  kind: ResultKind
  label?: string
}

export interface Found {
  /** The corrected query that was searched for instead; null if it was not corrected. */
  reading: string | null
  /** Total number of results. */
  count: number
  /** The first results, best first. */
  results: Result[]
}

const BOOST = { title: 1.7, keywords: 3, names: 1.5, text: 1 }
/** The length of a field has little weight (b), because the names of a page are a list, not a text. */
const BM25 = { k: 1.2, b: 0.4, d: 0.5 }
/** Weights of words that are only similar to a word of the query. */
const WEIGHTS = { fuzzy: 0.1, prefix: 0.2 }
/** Allowed edits as a fraction of a word's length. */
const FUZZINESS = 0.2
/** Minimum word lengths: shorter words are too similar to others. */
const SHORTEST = { fuzzy: 4, prefix: 3 }
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const IN_LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

/** Transliterates a foreign name from Russian letters: `котлин` becomes `kotlin`. */
const inLatin = (word: string) => [...word].map((letter) => IN_LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

function readingsOf(text: string): string[] {
  const plain = text.toLowerCase()
  return [text, ...[...otherReadings(plain), inLatin(plain)].filter((reading) => isWhole(reading, plain))]
}

/** Opens the index of a file, and lists its terms with their number of documents and fields, and their letters. */
const openIndex = memoize(({ language, index }: StoredIndex) => ({
  index: MiniSearch.loadJS(index, indexOptions(language)),
  letters: [...new Set(index.index.map(([term]) => term).join(''))],
  terms: new Map(index.index.map(([term, documents]) => [term, Object.values(documents).flatMap(Object.keys).length])),
}))

/**
 * Searches the index. For a query that is not in the index, then for each of
 * its words, it tries the other keyboard layout, the other alphabet and longer
 * words (for the last word); for a word also one with a typo less, and similar
 * words.
 */
function searchIndex(query: string, stored: StoredIndex) {
  const { index, terms, letters } = openIndex(stored)
  const stemOf = stemmerOf(stored.language)
  const isBeginning = (term: string) =>
    term.length >= SHORTEST.prefix && [...terms.keys()].some((other) => other.startsWith(term))

  /** The first reading of which all words are in the index. */
  function knownReading(text: string, isLast: boolean): string | undefined {
    return readingsOf(text).find((reading) => {
      const wanted = termsOf(reading, stemOf)
      const isKnown = (term: string) => terms.has(term) || (isLast && term === wanted.at(-1) && isBeginning(term))
      return wanted.length > 0 && wanted.every(isKnown)
    })
  }
  const mended = new Set<string>()
  function corrected(word: string): string {
    const found = withoutTypo(word.toLowerCase(), letters, (other) => terms.get(stemOf(other)) ?? 0)
    if (found) mended.add(found)
    return found ?? word
  }

  const words = withoutGroups(query.normalize('NFC')).trim().split(/\s+/)
  function readingOfWord(word: string, place: number): string {
    if (termsOf(word, stemOf).length === 0) return word
    return knownReading(word, place === words.length - 1) ?? word.replace(WORD, corrected)
  }
  const asked = words.join(' ')
  const reading = knownReading(asked, true) ?? words.map(readingOfWord).join(' ')
  const hits = index.search(reading, {
    boost: BOOST,
    bm25: BM25,
    weights: WEIGHTS,
    fuzzy: (term) => !terms.has(term) && term.length >= SHORTEST.fuzzy && !/\d/.test(term) && FUZZINESS,
    prefix: (term, place, all) => !terms.has(term) && term.length >= SHORTEST.prefix && place === all.length - 1,
  })
  return { reading: reading === asked ? null : reading, hits, mended }
}

/**
 * Searches the pages of a language.
 * @param language of the page the visitor is on
 * @param most maximum number of results
 * @param read fetches files of the index
 * @throws errors of `read`, or an error if the files are from different builds
 */
export async function searchSite(query: string, language: Language, most: number, read: ReadFile): Promise<Found> {
  const stemOf = stemmerOf(language)
  const { reading, hits, mended } = searchIndex(query, (await read(indexPath(language))) as StoredIndex)
  const wanted = hits.slice(0, most).map(async ({ id, match }): Promise<Result> => {
    const documents = (await read(documentsPath(language, id as string))) as SearchDocument[]
    const document = documents.find(({ to }) => to === id)
    if (!document) throw new Error(`The search has no ${id} in ${language}.`)
    const excerpt = excerptOf(document, { found: new Set(Object.keys(match)), stemOf })
    const { kind, label } = document
    return { ...excerpt, href: localizePath(excerpt.to, language), kind, label }
  })
  const results = await Promise.all(wanted)
  const marked = results.flatMap(({ title, section, sentence }) => [...title, ...section, ...sentence])
  const shown = marked.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())
  // The index has stems, not words: one of the results is spelled right.
  const spelled = reading?.replace(WORD, (word) =>
    mended.has(word) && !shown.includes(word) ? (shown.find((each) => stemOf(each) === stemOf(word)) ?? word) : word,
  )
  return { reading: spelled ?? null, count: hits.length, results }
}

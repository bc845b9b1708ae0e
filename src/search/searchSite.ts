import MiniSearch from 'minisearch'
import { otherReadings } from './otherKeyboard'
import type { Language } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { excerptOf, type Excerpt } from './excerpt'
import {
  documentsPath,
  indexOptions,
  manifestPath,
  shardPath,
  stemmerOf,
  termsOf,
  withoutGroups,
  WORD,
} from './siteIndex'
import type { ResultKind, SearchDocument, SearchManifest, TermShard } from './siteIndex'
import { oneTypoAway } from './typosBetween'

/** Reads a JSON file of the site by its path. */
export type ReadFile = (path: string) => Promise<unknown>

export interface Result extends Excerpt {
  /** Address on the site. */
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

const BOOST = { title: 1.5, names: 2, text: 1 }
/** The length of a field has little weight (b), because the names of a page are a list, not a text. */
const BM25 = { k: 1.2, b: 0.4, d: 0.5 }
/** Weights of words that are only similar to a word of the query. */
const WEIGHTS = { fuzzy: 0.1, prefix: 0.2 }
/** Allowed edits as a fraction of a word's length. */
const FUZZINESS = 0.2
/** Minimum word lengths: shorter words are too similar to others. */
const SHORTEST = { corrected: 6, fuzzy: 4, prefix: 3 }
/** Longer words are not corrected, to save time. */
const LONGEST_CORRECTED = 30
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const IN_LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

/** Transliterates a foreign name from Russian letters: `котлин` becomes `kotlin`. */
const inLatin = (word: string) => [...word].map((letter) => IN_LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

/** How a text can be read. A single letter is no word of another alphabet: `u` is not `у`. */
function readingsOf(text: string): string[] {
  const plain = text.toLowerCase()
  return [text, ...(text.length > 1 ? [...otherReadings(plain), inLatin(plain)] : [])]
}

/**
 * Searches the index. For a query that is not in the index, then for each of
 * its words, it tries the other keyboard layout, the other alphabet and longer
 * words (for the last word); for a word also one with a typo less, and similar
 * words.
 */
async function searchIndex(query: string, language: Language, read: ReadFile) {
  const { base, shards } = (await read(manifestPath(language))) as SearchManifest
  const stemOf = stemmerOf(language)
  const terms = new Map<string, TermShard[number][1]>()
  async function loadTerms(letters: string): Promise<void> {
    const names = shards.filter((name) => name.startsWith(letters) || letters.startsWith(name))
    const files = await Promise.all(names.map((name) => read(shardPath(language, name)) as Promise<TermShard>))
    for (const [term, documents] of files.flat()) terms.set(term, documents)
  }
  const isBeginning = (term: string) =>
    term.length >= SHORTEST.prefix && [...terms.keys()].some((other) => other.startsWith(term))

  /** The first reading of which all words are in the index. */
  async function knownReading(text: string, isLast: boolean): Promise<string | undefined> {
    for (const reading of readingsOf(text)) {
      const wanted = termsOf(reading, stemOf)
      await Promise.all(wanted.map(loadTerms))
      const isKnown = (term: string) => terms.has(term) || (isLast && term === wanted.at(-1) && isBeginning(term))
      if (wanted.length > 0 && wanted.every(isKnown)) return reading
    }
  }
  const spellings = new Map<string, string[]>()
  /** The most frequent word of the index that is one typo away from a long word. */
  function corrected(word: string): string {
    if (word.length < SHORTEST.corrected || word.length > LONGEST_CORRECTED) return word
    const count = (other: string) => Object.values(terms.get(stemOf(other)) ?? {}).flatMap(Object.keys).length
    const found = oneTypoAway(word.toLowerCase(), [...new Set([...terms.keys()].join(''))])
      .map((other) => ({ other, count: count(other) }))
      .filter((each) => each.count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ other }) => other)
    if (found.length === 0) return word
    spellings.set(found[0], found)
    return found[0]
  }

  const words = withoutGroups(query.normalize('NFC')).trim().split(/\s+/)
  async function readingOfWord(word: string, place: number): Promise<string> {
    const own = termsOf(word, stemOf)
    const known = own.length === 0 ? word : await knownReading(word, place === words.length - 1)
    if (known) return known
    await Promise.all(own.map((term) => loadTerms(term.slice(0, 2))))
    return word.replace(WORD, corrected)
  }
  const asked = words.join(' ')
  const reading = (await knownReading(asked, true)) ?? (await Promise.all(words.map(readingOfWord))).join(' ')
  const hits = MiniSearch.loadJS({ ...base, index: [...terms] }, indexOptions(language)).search(reading, {
    boost: BOOST,
    bm25: BM25,
    weights: WEIGHTS,
    fuzzy: (term) => !terms.has(term) && term.length >= SHORTEST.fuzzy && FUZZINESS,
    prefix: (term, place, all) => !terms.has(term) && term.length >= SHORTEST.prefix && place === all.length - 1,
  })
  return { reading: reading === asked ? null : reading, hits, spellings }
}

/**
 * Searches the pages of a language.
 * @param language of the page the visitor is on
 * @param most maximum number of results
 * @param read fetches files of the index
 * @throws errors of `read`, or an error if the files are from different builds
 */
export async function searchSite(query: string, language: Language, most: number, read: ReadFile): Promise<Found> {
  const { reading, hits, spellings } = await searchIndex(query, language, read)
  const wanted = hits.slice(0, most).map(async ({ id, match }): Promise<Result> => {
    const documents = (await read(documentsPath(language, id as string))) as SearchDocument[]
    const document = documents.find(({ to }) => to === id)
    if (!document) throw new Error(`The search has no ${id} in ${language}.`)
    const terms = { found: new Set(Object.keys(match)), stemOf: stemmerOf(language) }
    const excerpt = excerptOf(document, terms)
    const { kind, label } = document
    return { ...excerpt, href: localizePath(excerpt.to, language), kind, label }
  })
  const results = await Promise.all(wanted)
  const marked = results.flatMap(({ title, section, sentence }) => [...title, ...section, ...sentence])
  const shown = marked.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())
  const stemOf = stemmerOf(language)
  // The index has stems, not words: of the words with a stem, one of the results is spelled right.
  const spelled = reading?.replace(WORD, (word) => {
    const own = spellings.get(word)
    return own
      ? (own.find((each) => shown.includes(each)) ?? shown.find((each) => stemOf(each) === stemOf(word)) ?? word)
      : word
  })
  return { reading: spelled ?? null, count: hits.length, results }
}

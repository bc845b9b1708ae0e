import MiniSearch from 'minisearch'
import { otherReadings } from './otherKeyboard'
import type { Language } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { excerptOf, type Excerpt } from './excerpt'
import { documentsPath, indexOptions, manifestPath, shardPath, stemmerOf, termsOf } from './siteIndex'
import type { ResultKind, SearchDocument, SearchManifest, TermShard } from './siteIndex'

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
const SHORTEST = { fuzzy: 4, prefix: 3 }
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const IN_LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')

/** Transliterates a foreign name from Russian letters: `котлин` becomes `kotlin`. */
const inLatin = (word: string) => [...word].map((letter) => IN_LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

/**
 * Searches the index. For a word that is not in the index it tries the other
 * keyboard layout, the other alphabet, longer words (for the last word), and
 * similar words.
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

  const words = query.trim().split(/\s+/)
  const corrected = await Promise.all(
    words.map(async (word, place) => {
      const plain = word.toLowerCase()
      for (const variant of [word, ...otherReadings(plain), inLatin(plain)]) {
        const wanted = termsOf(variant, stemOf)
        await Promise.all(wanted.map(loadTerms))
        const isLast = place === words.length - 1
        if (wanted.every((term) => terms.has(term) || (isLast && isBeginning(term)))) return variant
      }
      await Promise.all(termsOf(word, stemOf).map((term) => loadTerms(term.slice(0, 2))))
      return word
    }),
  )
  const reading = corrected.join(' ')
  const hits = MiniSearch.loadJS({ ...base, index: [...terms] }, indexOptions(language)).search(reading, {
    boost: BOOST,
    bm25: BM25,
    weights: WEIGHTS,
    fuzzy: (term) => !terms.has(term) && term.length >= SHORTEST.fuzzy && FUZZINESS,
    prefix: (term, place, all) => !terms.has(term) && term.length >= SHORTEST.prefix && place === all.length - 1,
  })
  return { reading: reading === words.join(' ') ? null : reading, hits }
}

/**
 * Searches the pages of a language.
 * @param language of the page the visitor is on
 * @param most maximum number of results
 * @param read fetches files of the index
 * @throws errors of `read`, or an error if the files are from different builds
 */
export async function searchSite(query: string, language: Language, most: number, read: ReadFile): Promise<Found> {
  const { reading, hits } = await searchIndex(query, language, read)
  const results = hits.slice(0, most).map(async ({ id, match }): Promise<Result> => {
    const documents = (await read(documentsPath(language, id as string))) as SearchDocument[]
    const document = documents.find(({ to }) => to === id)
    if (!document) throw new Error(`The search has no ${id} in ${language}.`)
    const terms = { found: new Set(Object.keys(match)), stemOf: stemmerOf(language) }
    const excerpt = excerptOf(document, terms)
    const { kind, label } = document
    return { ...excerpt, href: localizePath(excerpt.to, language), kind, label }
  })
  return { reading, count: hits.length, results: await Promise.all(results) }
}

import { transliterated } from '../assistant/otherKeyboard'
import type { Language } from '../routing/languages'
import { LANGUAGES } from '../routing/languages'
import { documentPath, termFilePath } from './indexPaths'
import { meantBySlip, meantTerms, type TermFiles } from './lookUp'
import { inLatin, queryWords, readingsOf, type QueryWord } from './query'
import { rank, wholesOf, worthsOf, type MeantWord, type Ranked } from './rank'
import { manifestPath } from './searchFiles'
import type { SearchDocument, SearchManifest, TermFile } from './searchFiles'

/** Reads a JSON file of the site by its path. Asked again for one, it may give the same. */
export type ReadFile = (path: string) => Promise<unknown>

/** Documents of one language, best first. */
export interface Found {
  language: Language
  /** What was looked for: the query, or what it may have been meant to be. */
  reading: string
  /** Stems that were found, and how much each tells. */
  worths: ReadonlyMap<string, number>
  /** Of those that are only like a word of the query, the stem of that word. */
  wholes: ReadonlyMap<string, string>
  ranked: readonly Ranked[]
  document(number: number): Promise<SearchDocument>
}

/** What a query finds. */
export interface SearchAnswer {
  query: string
  own: Found
  /** Pages of the other languages that are not among the first of the own. */
  others: Found[]
}

interface Understood {
  reading: string
  words: MeantWord[]
  /** Which part of it, from 0 to 1. */
  understood: number
}

/** What the words of a language may be written in: Russian texts are full of English names. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = { en: /^[^а-я]*$/, ru: /./ }

/** A word that is only like one of the index may as well be another. */
const GUESS = 0.5

/** Which part of the query an index understands, from 0 to 1. */
function shareUnderstood(words: readonly MeantWord[]): number {
  const whole = words.reduce((sum, { importance }) => sum + importance, 0)
  const known = words.reduce((sum, { importance, terms }) => {
    const likeness = Math.max(0, ...terms.map((term) => term.likeness))
    return sum + importance * (likeness >= GUESS ? 1 : likeness > 0 ? GUESS : 0)
  }, 0)
  return whole === 0 ? 0 : known / whole
}

async function mean(words: readonly QueryWord[], files: TermFiles): Promise<MeantWord[]> {
  return Promise.all(words.map(async (word) => ({ ...word, terms: await meantTerms(word, files) })))
}

/**
 * The same, and words that nothing was found for as foreign names in Russian
 * letters, or as if the finger had slipped.
 * @param isRewritten whether the Russian letters were Latin ones when they were typed: no foreign name comes of them
 */
async function forgive(query: readonly QueryWord[], files: TermFiles, isRewritten: boolean): Promise<MeantWord[]> {
  const words = await mean(query, files)
  return Promise.all(
    words.map(async (word) => {
      if (word.terms.length > 0) return word
      const [foreign] = queryWords(inLatin(word.typed))
      const attempts = [
        () => meantTerms(foreign, files),
        () => meantBySlip(word, files),
        () => meantBySlip(foreign, files),
      ]
      for (const attempt of foreign && foreign.stem !== word.stem && !isRewritten ? attempts : attempts.slice(1, 2)) {
        const terms = await attempt()
        if (terms.length > 0) return { ...word, terms }
      }
      return word
    }),
  )
}

/** @param isOwn whether it is the visitor's language; in another one the last word is no beginning of a longer one */
async function find(
  readings: readonly string[],
  language: Language,
  read: ReadFile,
  isOwn: boolean,
): Promise<Found & { understood: number }> {
  const { build, count, terms } = (await read(manifestPath(language))) as SearchManifest
  const files: TermFiles = {
    firsts: terms,
    read: (number) => read(termFilePath(build, language, number)) as Promise<TermFile>,
  }
  const possible = readings.filter((reading) => SCRIPTS[language].test(reading))
  const best = await bestReading(possible, files, isOwn)
  return {
    language,
    reading: best.reading,
    understood: best.understood,
    worths: worthsOf(best.words, count),
    wholes: wholesOf(best.words),
    ranked: rank(best.words, count),
    document: (number) => read(documentPath(build, language, number)) as Promise<SearchDocument>,
  }
}

/** The reading an index understands most of: as it is typed, and where none is understood whole, with slips forgiven. */
async function bestReading(readings: readonly string[], files: TermFiles, isOwn: boolean): Promise<Understood> {
  let best: Understood = { reading: readings[0] ?? '', words: [], understood: 0 }
  for (const attempt of [mean, forgive]) {
    for (const reading of readings) {
      const query = queryWords(reading).map((word) => ({ ...word, isLast: word.isLast && isOwn }))
      const words = await attempt(query, files, reading !== readings[0] && reading === transliterated(readings[0]))
      const share = shareUnderstood(words)
      if (reading !== readings[0] && share < SURE) continue
      if (share > best.understood) best = { reading, words, understood: share }
      if (share === 1) return best
    }
  }
  return best
}

/** What was not typed has to be understood nearly whole. */
const SURE = 0.75

/** What a language understands so much less of than another, it has guessed. */
const PLAUSIBLE = 0.8

/** As many pages of the own language as are seen at once. */
export const FIRST_RESULTS = 8

/**
 * Searches the whole site. Takes any text, also an empty one, which finds
 * nothing. What the own language understands as a whole is looked for in the
 * others as well; of what it does not, every reading.
 * @param language of the page the visitor is on
 * @param read fetches files of the index
 * @throws what `read` throws
 */
export async function searchSite(query: string, language: Language, read: ReadFile): Promise<SearchAnswer> {
  const readings = readingsOf(query)
  const first = await find(readings, language, read, true)
  const elsewhere = first.understood === 1 ? [first.reading] : readings
  const rest = await Promise.all(
    LANGUAGES.filter((other) => other !== language).map((other) => find(elsewhere, other, read, false)),
  )
  const most = Math.max(first.understood, ...rest.map(({ understood }) => understood))
  const [own, ...others] = [first, ...rest].map((found) =>
    found.understood < PLAUSIBLE * most ? { ...found, ranked: [] } : found,
  )
  const shown = new Set(own.ranked.slice(0, FIRST_RESULTS).map(({ number }) => number))
  return {
    query,
    own,
    others: others
      .map((found) => ({ ...found, ranked: found.ranked.filter(({ number }) => !shown.has(number)) }))
      .filter(({ ranked }) => ranked.length > 0),
  }
}

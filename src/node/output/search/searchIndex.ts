import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '../../../routing/languages'
import { documentPath, termFilePath } from '../../../search/indexPaths'
import {
  manifestPath,
  type PlaceName,
  type SearchDocument,
  type SearchManifest,
  type TermFile,
} from '../../../search/searchFiles'
import { tellingStems } from '../../../search/synonyms'
import { termsOf } from '../../../search/words'

/** Letters and numbers of a file of terms, about: some 8 KB as it travels. */
const TERM_FILE_SIZE = 24_000

/** What a word weighs by where it stands, and from which on more of it adds little. */
const WEIGHTS = { title: 34, names: 28, heading: 9, summary: 4, text: 8 } as const
const SATURATION = 1.2

/** A document longer than others holds a word sooner by chance. */
const LENGTH_COUNTS = 0.65

interface Counted {
  title: number
  names: number
  heading: number
  summary: number
  text: number
}

/** Words of a document of the usual length: about a page of this site. */
const USUAL_LENGTH = 400

/** What comes again says less than the first time. */
const few = (count: number) => (count > 1 ? (2 * count) / (count + 1) : count)

/** How often terms stand in keywords. Of a phrase, as `fixed price`, each word means less than the whole. */
function timesNamed(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const phrase of words) {
    const telling = Math.max(1, tellingStems(phrase).length)
    for (const term of termsOf(phrase)) times.set(term, (times.get(term) ?? 0) + 1 / telling)
  }
  return times
}

/** What an address calls a page in English, in every language: `blockchain` of `/services/blockchain`. */
function addressTerms(to: string): string[] {
  const name = to.slice(to.lastIndexOf('/') + 1)
  return /^\d*$|#/.test(name) ? [] : termsOf(name)
}

/** The terms of one document, counted by place, and how many there are. */
interface CountedDocument {
  terms: Map<string, Counted>
  titleLength: number
  length: number
}

function countTerms(document: SearchDocument): CountedDocument {
  const terms = new Map<string, Counted>()
  let length = 0
  const countTerm = (place: keyof Counted, term: string, times: number) => {
    const counted = terms.get(term) ?? { title: 0, names: 0, heading: 0, summary: 0, text: 0 }
    counted[place] += times
    terms.set(term, counted)
    length += 1
  }
  const count = (place: keyof Counted, text: string) => termsOf(text).forEach((term) => countTerm(place, term, 1))
  const countName = ({ words, share }: PlaceName) => {
    for (const [term, times] of timesNamed(words)) countTerm('names', term, share * few(times))
  }
  count('title', document.title)
  const titleLength = length
  if (document.label) count('title', document.label)
  count('summary', document.summary)
  for (const { title, texts, names = [] } of document.sections) {
    names.forEach(countName)
    count('heading', title)
    for (const text of texts) count('text', text)
  }
  for (const term of addressTerms(document.to)) if (!terms.has(term)) countTerm('names', term, 1)
  return { terms, titleLength, length }
}

/** How much a word says of a document, a whole number from 1: Okapi's BM25 by places, without the rarity of the word. */
function weightOf(counted: Counted, { titleLength, length }: CountedDocument): number {
  const { title, names, heading, summary, text } = counted
  const long = 1 - LENGTH_COUNTS + LENGTH_COUNTS * (length / USUAL_LENGTH)
  const inText = text > 0 ? (text * (SATURATION + 1)) / (text + SATURATION * long) : 0
  const inTitle = title > 0 ? 1 / (0.6 + 0.1 * titleLength) : 0
  const weight =
    WEIGHTS.title * inTitle +
    (WEIGHTS.heading * few(heading)) / Math.sqrt(Math.max(1, long)) +
    WEIGHTS.names * names +
    WEIGHTS.summary * few(summary) +
    WEIGHTS.text * inText
  return Math.max(1, Math.round(weight))
}

/** Documents by stem: number and weight of each, in turn. */
type Postings = Map<string, number[]>

/** Files of terms, each with the stems from one to the next. */
function termFiles(postings: Postings): { first: string; terms: TermFile }[] {
  const files: { first: string; terms: Record<string, readonly number[]> }[] = []
  let size = Infinity
  for (const [term, list] of [...postings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (size > TERM_FILE_SIZE) {
      files.push({ first: term, terms: {} })
      size = 0
    }
    files[files.length - 1].terms[term] = list
    size += term.length * 2 + list.length * 4
  }
  return files
}

/** A file of the index: its path from the root of the site. */
export interface IndexFile {
  path: string
  text: string
}

/** Folder of the index in place of the one that is named when all is known. */
export const UNNAMED_BUILD = 'new'

/** The index of a site, made while its pages are read, one after the other. */
export class SearchIndex {
  private readonly numbers = new Map<string, number>()
  private readonly counts = new Map<Language, number>()
  private readonly postings = new Map<Language, Postings>(LANGUAGES.map((language) => [language, new Map()]))
  private readonly hash = createHash('sha256')

  /**
   * Adds what is found of a page in a language.
   * @param documents in the order of the page, which is the same in every language
   * @returns the file of each, for the folder `UNNAMED_BUILD`
   */
  add(documents: readonly SearchDocument[], language: Language): IndexFile[] {
    return documents.map((document, place) => {
      const key = `${document.to} ${document.kind} ${document.to.includes('#') ? place : ''}`
      const number = this.numbers.get(key) ?? this.numbers.size
      this.numbers.set(key, number)
      this.post(document, number, language)
      const text = JSON.stringify(document)
      this.hash.update(`${language} ${number} ${text}`)
      return { path: documentPath(UNNAMED_BUILD, language, number), text }
    })
  }

  /** Words that are understood, and found nowhere unless a document holds them: no slips for others. */
  know(words: readonly string[], language: Language): void {
    const postings = this.postings.get(language)
    for (const word of words) {
      const [term, second] = termsOf(word)
      if (term && !second && !postings?.has(term)) postings?.set(term, [])
    }
  }

  private post(document: SearchDocument, number: number, language: Language): void {
    const postings = this.postings.get(language) ?? new Map<string, number[]>()
    this.counts.set(language, (this.counts.get(language) ?? 0) + 1)
    const counted = countTerms(document)
    for (const [term, counts] of counted.terms) {
      const list = postings.get(term)
      if (list) list.push(number, weightOf(counts, counted))
      else postings.set(term, [number, weightOf(counts, counted)])
    }
  }

  /** Name of the index: another for other content. */
  build(): string {
    return this.hash.copy().digest('hex').slice(0, 20)
  }

  /**
   * The terms, file by file, and where the search of each language begins.
   * @param words the `search` dictionary of each language
   */
  *files(words: Readonly<Record<Language, SearchManifest['words']>>): Generator<IndexFile> {
    const build = this.build()
    for (const language of LANGUAGES) {
      const files = termFiles(this.postings.get(language) ?? new Map<string, number[]>())
      for (const [number, { terms }] of files.entries()) {
        yield { path: termFilePath(build, language, number), text: JSON.stringify(terms) }
      }
      const manifest: SearchManifest = {
        build,
        count: this.counts.get(language) ?? 0,
        terms: files.map(({ first }) => first),
        words: words[language],
      }
      yield { path: manifestPath(language), text: JSON.stringify(manifest) }
    }
  }
}

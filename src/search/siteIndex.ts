/** The part of the search that build and browser share: documents, words, and the files of the index. */
import type { AsPlainObject, Options } from 'minisearch'
import { STOP_WORDS } from './languageWords'
import { normalise, withoutAccents } from '../text/normalise'
import { DEFAULT_LANGUAGE, LANGUAGES, factsOf, type Language } from '../routing/languages'
import { STEMMERS } from './stemmers'

export type ResultKind = 'page' | 'service' | 'industry' | 'solution' | 'project' | 'case' | 'question' | 'article'

/** A part of a page, from one heading to the next. */
export interface SearchSection {
  /** Fragment of the section without `#`; '' for the beginning of the page. */
  anchor: string
  /** Its heading; '' for the part above the first heading. */
  title: string
  /** Its paragraphs, list items and cells, in order. */
  texts: string[]
  /** Keywords of the assistant's topics that lead to it. */
  keywords?: string[]
}

export interface SearchDocument {
  /** Path without language, with the fragment of a question or a project. */
  to: string
  kind: ResultKind
  title: string
  /** The title in the head of a page, without the company's name. */
  label?: string
  /** Summary of a page in a sentence or two; '' for a question or a project. */
  summary: string
  sections: SearchSection[]
}

/** `search-index/<language>.json`: the index in MiniSearch's format. */
export interface StoredIndex {
  language: Language
  index: AsPlainObject
}

/** A large number in groups of three digits, which is one word: `4,800`, `18 000`. */
const GROUPED = String.raw`\d{1,3}(?:[,\s]\d{3})+(?![\p{L}\p{N}])`
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]+`

/** Letters and digits, with joints between them: `e-commerce`, `Node.js`, `CI/CD`. */
const COMPOUND = new RegExp(`${GROUPED}|${LETTERS}(?:[-‑.’'/]${LETTERS})*`, 'gu')
const JOINT = /[-‑.’'/]/

export const WORD = new RegExp(`${GROUPED}|${LETTERS}`, 'gu')

/** Writes numbers in one piece: `4800`. */
export const withoutGroups = (text: string) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${GROUPED}`, 'gu'), (number) => number.replace(/\D/g, ''))

/** Words of a text. A compound gives its parts, and the whole without joints: `node`, `js`, `nodejs`. */
function tokenize(text: string): string[] {
  return (text.match(COMPOUND) ?? []).flatMap((compound) => {
    if (!JOINT.test(compound)) return compound
    const parts = compound.split(JOINT)
    return [...parts, parts.join('')]
  })
}

/** The first language with the script of a word: that of the page, then the others in their order. */
function languageOfWord(word: string, page: Language): Language {
  const script = /\p{Script=Cyrillic}/u.test(word) ? 'Cyrl' : 'Latn'
  return [page, ...LANGUAGES].find((language) => factsOf(language).script === script) ?? DEFAULT_LANGUAGE
}

/** Returns the stem of a word, which is indexed and searched; '' for stop words. */
export type StemOf = (word: string) => string

const stems: Partial<Record<Language, Map<string, string>>> = {}

export function stemmerOf(language: Language): StemOf {
  const known = (stems[language] ??= new Map<string, string>())
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const plain = normalise(withoutGroups(word))
    const stem = STOP_WORDS.has(plain) ? '' : STEMMERS[languageOfWord(plain, language)](withoutAccents(plain))
    known.set(word, stem)
    return stem
  }
}

/** The stems of a text, without stop words. */
export const termsOf = (text: string, stemOf: StemOf) => tokenize(text).map(stemOf).filter(Boolean)

const FIELDS = ['title', 'keywords', 'names', 'text']
export const indexOptions = (language: Language) =>
  ({ idField: 'to', fields: FIELDS, tokenize, processTerm: stemmerOf(language) }) satisfies Options

/** Folder of the built site for the files of the search. */
export const SEARCH_FOLDER = 'search-index'

export const indexPath = (language: string) => `/${SEARCH_FOLDER}/${language}.json`

/** Path of the documents of a page. One file for each page, so that a search loads only those of its results. */
export const documentsPath = (language: string, to: string) =>
  `/${SEARCH_FOLDER}/${language}/pages${to.replace(/#.*/, '').replace(/^\/$/, '/index')}.json`

import type { Language } from '../routing/languages'

/** What is found: a page by what it shows, and a question or a project that stands on one. */
const RESULT_KINDS = ['page', 'service', 'industry', 'solution', 'project', 'case', 'question', 'article'] as const

export type ResultKind = (typeof RESULT_KINDS)[number]

/** What a place is called elsewhere: by the header, or by those who ask the assistant. */
export interface PlaceName {
  /** Words and phrases, each of which means it. */
  words: readonly string[]
  /** From 0 to 1: what they mean alone, they mean more than what is one of several places. */
  share: number
}

/** A part of a page, from one heading to the next. */
export interface SearchSection {
  /** Fragment that leads to it, without `#`; '' for the beginning of the page. */
  anchor: string
  /** Words of its heading; '' above the first. */
  title: string
  /** Its paragraphs, items and cells, in order. */
  texts: string[]
  /** What visitors and the header call it besides; never shown. */
  names?: readonly PlaceName[]
}

/** What is found, as the browser gets it when it is among the first: `search-index/files/<build>/<language>/<number>.json`. */
export interface SearchDocument {
  /** Path without language prefix, with the fragment of a question or a project. */
  to: string
  kind: ResultKind
  title: string
  /** What the header or the footer calls it. */
  label?: string
  /** What it is about, in a sentence or two. */
  summary: string
  sections: SearchSection[]
}

/** `search-index/<language>.json`: where the search of a language begins. */
export interface SearchManifest {
  /** Folder of everything else, new with each index. */
  build: string
  /** How many documents there are. */
  count: number
  /** The first stem of each file of terms, in order. */
  terms: string[]
  /** The `search` dictionary of the language. */
  words: Readonly<Record<string, string>>
}

/**
 * `search-index/files/<build>/<language>/terms-<number>.json`: stems in order, each
 * with number and weight of every document it stands in. A document has the
 * same number in all languages.
 */
export type TermFile = Readonly<Record<string, readonly number[]>>

/** Folder of the built site the search keeps its files in. */
export const SEARCH_FOLDER = 'search-index'

/** Where those files stand whose address is new with each index. */
export const SEARCH_FILES = `/${SEARCH_FOLDER}/files`

export const manifestPath = (language: Language) => `/${SEARCH_FOLDER}/${language}.json`

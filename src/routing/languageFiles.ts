/** The settings of each language, from `locales/<language>/language.json`. Pages of the site use `languages.ts`. */
import { readLanguageFiles } from './readLanguageFiles'

/** `locales/<language>/language.json`. `content/schemas/language.ts` describes and checks each field. */
export interface LanguageFile {
  name: string
  complete?: boolean
  /** `{month} {day}, {year}` */
  day: string
  months: readonly string[]
  range: string
  orMore: string
  wordsPerMinute: number
  stemmer: string
  stopWords?: string
  keyboard?: string
  typesetting?: Typesetting
  draft?: DraftWords
}

/** Rules for words that stay on one line. Lists are words separated by spaces. */
export interface Typesetting {
  lastLetters?: number
  shortWords?: string
  particles?: string
  counted?: string
  prefixes?: string
  suffixes?: string
  joinNumberToName?: boolean
}

/** The placeholder text of a new post or record. */
export interface DraftWords {
  /** Begins words that somebody must write or translate. */
  toWrite: string
  excerpt: string
  /** Lines of Markdown below the front matter. */
  body: readonly string[]
}

/** The languages of a site: the default first, then the others in the order of their tags. */
export interface LanguageFiles {
  default: string
  files: Readonly<Record<string, LanguageFile>>
}

export const SITE: LanguageFiles = globalThis.BUILD?.languageFiles ?? (readLanguageFiles() as LanguageFiles)

/** Whether missing words of a language are errors. In other languages the default language replaces them. */
export function isComplete(language: string): boolean {
  return language === SITE.default || SITE.files[language].complete === true
}

export function languageFile(language: string): LanguageFile {
  return SITE.files[language]
}

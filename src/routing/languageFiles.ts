/** The settings of each language, from `locales/<language>/language.json`. For Node: browsers use `languages.ts`. */
import fs from 'node:fs'
import path from 'node:path'

/** `locales/<language>/language.json`. `content/schemas/language.ts` describes and checks each field. */
export interface LanguageFile {
  name: string
  complete?: boolean
  /** `{month} {day}, {year}` */
  day: string
  months: readonly string[]
  quotes: string
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
  toWrite: string
  /** Mark after a title that is given only in another language. */
  title: string
  excerpt: string
  /** Text that fills a field up to its minimum length. */
  more: string
  /** Lines of Markdown below the front matter. */
  body: readonly string[]
}

/** The languages of a site: the default first, then the others in the order of their tags. */
interface LanguageFiles {
  default: string
  files: Readonly<Record<string, LanguageFile>>
}

/** Set in bundles, which cannot read files. */
declare const SITE_LANGUAGE_FILES: LanguageFiles | undefined

const FOLDER = 'locales'

/** Commands may run in another folder: then the languages are those of the repository with this file. */
const root = () => (fs.existsSync(FOLDER) ? process.cwd() : path.resolve(__dirname, '../..'))

/**
 * Reads the languages of the site. A file that cannot
 * be read counts as empty: the check reports it (`content/check/checkDictionaries.ts`).
 * @throws Error when there is no `locales/<language>/language.json`
 */
function readLanguageFiles(): LanguageFiles {
  const folder = path.join(root(), FOLDER)
  const file = (language: string) => path.join(folder, language, 'language.json')
  const tags = fs
    .readdirSync(folder)
    .filter((language) => fs.existsSync(file(language)))
    .sort()
  if (tags.length === 0) throw new Error(`There is no language: ${FOLDER}/<language>/language.json is missing.`)
  const { defaultLanguage } = readJson<{ defaultLanguage?: string }>(path.join(root(), 'content/site.json'))
  const first = tags.find((tag) => tag === defaultLanguage) ?? tags[0]
  const ordered = [first, ...tags.filter((tag) => tag !== first)]
  return { default: first, files: Object.fromEntries(ordered.map((tag) => [tag, readJson<LanguageFile>(file(tag))])) }
}

function readJson<Value>(file: string): Value {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Value
  } catch {
    return {} as Value
  }
}

export const SITE: LanguageFiles =
  typeof SITE_LANGUAGE_FILES === 'undefined' ? readLanguageFiles() : SITE_LANGUAGE_FILES

/** Whether missing words of a language are errors. In other languages the default language replaces them. */
export function isComplete(language: string): boolean {
  return language === SITE.default || SITE.files[language].complete === true
}

export function languageFile(language: string): LanguageFile {
  return SITE.files[language]
}

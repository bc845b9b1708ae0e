/** Finds every text of content files and dictionaries with its position, page by page. */
import { figureOf, fillPlaceholders, placeholdersIn } from '../../../content/model/placeholders'
import { sectionsOf, type Section } from '../../../content/mdx/sections'
import { loadParser } from '../../../content/mdx/parseBody'
import { printFigure } from '../../../content/model/figures'
import { owedOf, partsOf } from '../../../content/model/translation'
import { type ContentFiles, filesBelow, textFolders, textOf } from '../../../content/read/contentFiles'
import { parseFrontMatter, splitFrontMatter } from '../../../content/read/frontMatter'
import { parseJson } from '../../../content/read/parseJson'
import type { DataDocument, FieldPath } from '../../../content/report/positions'
import type { LedgerFigure } from '../../../content/schemas/ledger'
import { formatDay } from '../../../routing/formatDay'
import { isComplete } from '../../../routing/languageFiles'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../routing/languages'
import { languageOfPath, toNeutralPath } from '../../../routing/localizePath'
import { pathOfFile } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import type { OwedSection } from '../../../sources/previewData'
import { createSourceIndex, type SourceIndex } from '../../../sources/sourceIndex'
import { normaliseText, type Statement } from '../../../sources/statement'
import { bodyStatements } from './bodyStatements'

/** The texts of a site and where they are written. */
export interface SiteSources {
  /** Finds the sources of a text on the page of a path. */
  indexOf(path: string): SourceIndex
  /** Texts that a page may show later: words of its dictionaries, answers of the chat. */
  shownLater(route: Pick<RouteSpec, 'namespaces' | 'language'>): Statement[]
  /** Everything that the page of a path can show; for the development server, which has no built page to read. */
  all(path: string): Statement[]
  /** Sections of the original that must be translated again for the page. */
  owed(path: string): OwedSection[]
  /** The translatable parts of a post or case file; null if the file does not exist. */
  parts(file: string): TextParts | null
  /** The text of a field in a language; undefined if there is none. */
  textAt(language: Language, file: string, field: string): string | undefined
  /** The texts of a JSON file in a language, in the order of the file. */
  statements(file: string, language: Language): Statement[]
  /** The figures of the ledger that a statement of this table shows. */
  figuresIn(statement: Statement): Statement[]
}

interface PageText {
  folder: string
  /** File in the language of the page; the original if it is not translated. */
  file: string
  /** Language of the file. */
  language: Language
}

/** The statements of one language, without the bodies of texts. */
interface LanguageSources {
  statements: Statement[]
  index: SourceIndex
  /** Texts by file and field. */
  fields: ReadonlyMap<string, string>
  fillFigures: FillFigures
  figuresIn: WeakMap<Statement, Statement[]>
  /** Texts by the path of their page, without language. */
  texts: ReadonlyMap<string, PageText>
}

/** Reads content and dictionaries once for all pages, and the body of a text when its page is requested. */
export async function readSiteSources(files: ContentFiles): Promise<SiteSources> {
  const parser = await loadParser()
  const sources = new Map(LANGUAGES.map((language) => [language, readLanguage(files, language)]))
  const sourcesIn = (language: Language) => sources.get(language)!
  const shownText = (path: string) => sourcesIn(languageOfPath(path)).texts.get(toNeutralPath(path))
  const bodyOf = ({ file, language }: PageText): Statement[] => {
    const { body, bodyLinesAbove } = splitFrontMatter(file, textOf(files, file))
    return bodyStatements(parser.parse(body), file, bodyLinesAbove).map(sourcesIn(language).fillFigures)
  }
  let last: { text: PageText; index: SourceIndex } | undefined
  return {
    indexOf(path) {
      const { index } = sourcesIn(languageOfPath(path))
      const text = shownText(path)
      if (!text) return index
      // Calls for one page follow each other, so one cached index is enough.
      if (last?.text !== text) last = { text, index: createSourceIndex(bodyOf(text), index) }
      return last.index
    },
    shownLater({ namespaces, language }) {
      const dictionaries = new Set([...namespaces, 'chat'].map((name) => `locales/${language}/${name}.json`))
      return sourcesIn(language).statements.filter(
        ({ file, field }) =>
          dictionaries.has(file) || (file === 'content/chat.json' && !/\.(keywords|examples)\b/.test(field)),
      )
    },
    all(path) {
      const text = shownText(path)
      return [...(text ? bodyOf(text) : []), ...sourcesIn(languageOfPath(path)).statements]
    },
    owed(path) {
      const text = shownText(path)
      return text ? translationDebt(files, text.folder, languageOfPath(path)) : []
    },
    parts: (file) => textParts(files, file),
    textAt: (language, file, field) => sourcesIn(language).fields.get(`${file}\0${field}`),
    statements: (file, language) => sourcesIn(language).statements.filter((statement) => statement.file === file),
    figuresIn: (statement) => [...sources.values()].flatMap(({ figuresIn }) => figuresIn.get(statement) ?? []),
  }
}

function readLanguage(files: ContentFiles, language: Language): LanguageSources {
  const figures = readFigures(files, language)
  const leavesOf = (file: string) => leaves(parseJson(file, textOf(files, file)), language)
  const statements = [
    ...jsonFiles(files, 'content').flatMap(leavesOf).map(figures.fill),
    ...figures.statements,
    ...[...new Set([language, isComplete(language) ? language : DEFAULT_LANGUAGE])]
      .flatMap((each) => jsonFiles(files, `locales/${each}`))
      .flatMap(leavesOf),
  ]
  const texts = new Map<string, PageText>()
  for (const folder of textFolders(files)) {
    const version = [language, DEFAULT_LANGUAGE].find((each) => files.size(`${folder}/${each}.mdx`) !== null)
    if (!version) continue
    const file = `${folder}/${version}.mdx`
    statements.push(...frontMatterStatements(files, file, version, language))
    texts.set(pathOfFile(file) ?? '', { folder, file, language: version })
  }
  const fields = new Map(statements.map(({ file, field, text }) => [`${file}\0${field}`, text]))
  return {
    statements,
    index: createSourceIndex(statements),
    fields,
    fillFigures: figures.fill,
    figuresIn: figures.of,
    texts,
  }
}

/** Replaces the figures in a statement by their printed values, as on a page. */
type FillFigures = (statement: Statement) => Statement

const LEDGER = 'content/figures.json'

/** A figure as written in the file: one string may be the text for all languages. */
type WrittenFigure = Omit<LedgerFigure, 'text'> & { text?: LedgerFigure['text'] | string }

/** Reads the ledger, even with mistakes: its figures as printed in a language. */
function readFigures(files: ContentFiles, language: Language) {
  const document = parseJson(LEDGER, textOf(files, LEDGER))
  const { figures = [] } = (document.value ?? {}) as { figures?: WrittenFigure[] }
  const statements = figures.map((figure, index) => ({
    text: normaliseText(typeof figure.text === 'string' ? figure.text : printFigure(figure as LedgerFigure, language)),
    ...document.at(['figures', index, figure.text === undefined ? 'amount' : 'text']),
  }))
  const printed = Object.fromEntries(figures.map(({ id }, index) => [id, statements[index].text]))
  const site = parseJson('content/site.json', textOf(files, 'content/site.json')).value as object | null
  const facts = { email: '{email}', supportEmail: '{support}', phone: '{phone}', ...site, figures: printed }
  const of = new WeakMap<Statement, Statement[]>()
  const fill: FillFigures = (statement) => {
    const filled = { ...statement, text: fillPlaceholders(statement.text, facts) }
    const shown = placeholdersIn(statement.text).map((placeholder) => figureOf(placeholder))
    const named = statements.filter((_, index) => shown.includes(figures[index].id))
    if (named.length > 0) of.set(filled, named)
    return filled
  }
  return { statements, fill, of }
}

/**
 * The texts of a file's front matter. Days are in the language of the page,
 * which may differ from that of the file.
 */
function frontMatterStatements(files: ContentFiles, file: string, language: Language, page: Language): Statement[] {
  const { frontMatter, frontMatterLinesAbove } = splitFrontMatter(file, textOf(files, file))
  if (frontMatter === null) return []
  const document = parseFrontMatter(file, frontMatter, frontMatterLinesAbove)
  const fields = document.value as Record<string, unknown>
  const days = ['date', 'updated'].flatMap((field) => {
    const day = fields[field]
    if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return []
    return [{ text: normaliseText(formatDay(day, page)), ...document.at([field]) }]
  })
  return [...leaves(document, language), ...days]
}

function jsonFiles(files: ContentFiles, root: string): string[] {
  return filesBelow(files, root).filter((file) => file.endsWith('.json'))
}

/** The texts of a document; of words in several languages those of `language`, or of the default if missing. */
function leaves(document: DataDocument, language: Language): Statement[] {
  const found: Statement[] = []
  const visit = (value: unknown, path: FieldPath): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = normaliseText(String(value))
      if (text) found.push({ text, ...document.at(path) })
    } else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      const shown = language in value ? language : DEFAULT_LANGUAGE
      for (const [key, item] of Object.entries(value))
        if (!LANGUAGES.includes(key) || key === shown) visit(item, [...path, key])
    }
  }
  visit(document.value, [])
  return found
}

/** The translatable parts of a text file. */
interface TextParts {
  /** Title and excerpt, then the sections. */
  parts: Section[]
  /** Hashes of the original's parts it was translated from; null if the file has none. */
  madeFrom: string[] | null
}

/**
 * The sections of an original that must be translated again. Reviewers see all
 * of them, readers only some.
 * @param folder of the text, `content/blog/3-performance-budget`
 */
export function translationDebt(files: ContentFiles, folder: string, language: Language): OwedSection[] {
  if (language === DEFAULT_LANGUAGE) return []
  const file = `${folder}/${DEFAULT_LANGUAGE}.mdx`
  const [own, original] = [`${folder}/${language}.mdx`, file].map((each) => textParts(files, each))
  if (!original || !own?.madeFrom) return []
  return owedOf(own.madeFrom, original.parts).changed.map(({ title, line }) => ({ title, place: `${file}:${line}` }))
}

/** Reads the translatable parts of a file; null if it does not exist. */
function textParts(files: ContentFiles, file: string): TextParts | null {
  if (files.size(file) === null) return null
  const { frontMatter, frontMatterLinesAbove, body, bodyLinesAbove } = splitFrontMatter(file, textOf(files, file))
  const document = parseFrontMatter(file, frontMatter ?? '', frontMatterLinesAbove)
  const { title, excerpt, translatedFrom } = (document.value ?? {}) as Record<string, unknown>
  const head = { title: String(title), excerpt: String(excerpt) }
  return {
    parts: partsOf(head, document.at(['title']).line, sectionsOf(body, bodyLinesAbove)),
    madeFrom: Array.isArray(translatedFrom) ? translatedFrom.map(String) : null,
  }
}

/** Every text that content files and dictionaries say in a language, with its place. */
import { fillPlaceholders } from '../../../assistant/placeholders'
import type { Parser } from '../../../content/mdx/parseMdx'
import type { DataDocument, FieldPath } from '../../../content/report/positions'
import { parseJson } from '../../../content/read/parseJson'
import { type ContentFiles, foldersBelow } from '../../../content/read/contentFiles'
import { printFigure } from '../../../content/model/figures'
import type { LedgerFigure } from '../../../content/schemas/ledger'
import { parseFrontMatter, splitFrontMatter } from '../../../content/read/frontMatter'
import { formatDay } from '../../../routing/formatDay'
import { LANGUAGES, type Language } from '../../../routing/languages'
import { normaliseText } from '../../../sources/normaliseText'
import type { Statement } from '../../../sources/statement'
import { bodyStatements } from './bodyStatements'

/** What a page of a language may be made of, apart from the bodies of texts. */
export function recordStatements(files: ContentFiles, language: Language, figures: SaidFigures): Statement[] {
  const records = jsonFiles(files, 'content').flatMap((file) => jsonStatements(files, file, language))
  const words = jsonFiles(files, `locales/${language}`).flatMap((file) => jsonStatements(files, file, language))
  return [...records.map(figures.fill), ...figures.statements, ...words]
}

/** As it stands in the file: a text may be the same in every language. */
type WrittenFigure = Omit<LedgerFigure, 'text'> & { text?: LedgerFigure['text'] | string }

/** The figures of the ledger as a language prints them. */
interface SaidFigures {
  statements: Statement[]
  /** A statement with the figures it names in their places, as a page shows it. */
  fill(this: void, statement: Statement): Statement
}

/** Reads the ledger, also one with mistakes. */
export function figuresIn(files: ContentFiles, language: Language): SaidFigures {
  const document = parseJson(LEDGER, textOf(files, LEDGER))
  const { figures = [] } = (document.value ?? {}) as { figures?: WrittenFigure[] }
  const statements = figures.map((figure, index) => ({
    text: normaliseText(typeof figure.text === 'string' ? figure.text : printFigure(figure as LedgerFigure, language)),
    ...document.at(['figures', index, figure.text === undefined ? 'amount' : 'text']),
  }))
  const printed = Object.fromEntries(figures.map(({ id }, index) => [id, statements[index].text]))
  const facts = { figures: printed, email: '{email}', phone: '{phone}' }
  return { statements, fill: (statement) => ({ ...statement, text: fillPlaceholders(statement.text, facts) }) }
}

const LEDGER = 'content/figures.json'

/** The front matter of a text's file. */
export function matterStatements(files: ContentFiles, file: string, language: Language): Statement[] {
  const { frontMatter, matterLinesAbove } = splitFrontMatter(file, textOf(files, file))
  if (frontMatter === null) return []
  const document = parseFrontMatter(file, frontMatter, matterLinesAbove)
  return [...leaves(document, language), ...dayStatements(document)]
}

/**
 * The body of a text's file.
 * @param figures those of the file's language
 */
export function textStatements(files: ContentFiles, file: string, parser: Parser, figures: SaidFigures): Statement[] {
  const { body, bodyLinesAbove } = splitFrontMatter(file, textOf(files, file))
  return bodyStatements(parser.parse(body), file, bodyLinesAbove).map(figures.fill)
}

/**
 * A day is shown in words, those of the page's language, which may be another
 * than the post's; its place is the field it is computed from.
 */
function dayStatements(document: DataDocument): Statement[] {
  const fields = document.value as Record<string, unknown>
  return ['date', 'updated'].flatMap((field) => {
    const day = fields[field]
    if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return []
    return LANGUAGES.map((language) => ({
      text: normaliseText(formatDay(day, language)),
      ...document.at([field]),
    }))
  })
}

function jsonFiles(files: ContentFiles, root: string): string[] {
  return foldersBelow(files, root).flatMap((folder) =>
    files
      .list(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  )
}

function textOf(files: ContentFiles, file: string): string {
  const bytes = files.read(file)
  return bytes ? new TextDecoder().decode(bytes) : ''
}

function jsonStatements(files: ContentFiles, file: string, language: Language): Statement[] {
  const document = parseJson(file, textOf(files, file))
  return leaves(document, language)
}

/** The texts of a document, of words in several languages only those of `language`. */
function leaves(document: DataDocument, language: Language): Statement[] {
  const found: Statement[] = []
  const visit = (value: unknown, path: FieldPath): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = normaliseText(String(value))
      if (text) found.push({ text, ...document.at(path) })
    } else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        if (!(LANGUAGES as readonly string[]).includes(key) || key === language) visit(item, [...path, key])
      }
    }
  }
  visit(document.value, [])
  return found
}

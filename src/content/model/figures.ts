/** Figures of the ledger as they are printed, and texts with the figures in them. */
import { fillPlaceholders } from './placeholders'
import { languageFile } from '../../routing/languageFiles'
import { byLanguage, DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { LocalizedText } from '../schemas/fields'
import type { LedgerFigure } from '../schemas/ledger'
import { visitRecord, type AnySchema } from '../schemas/walkSchema'
import type { Block, Inline } from '../mdx/blocks'
import { mapInlines } from '../mdx/bodyText'

/** A figure as tiles and texts show it. */
export interface PrintedFigure {
  id: string
  value: LocalizedText
  label: LocalizedText
  scope: LocalizedText
  /** ISO day of the count. */
  asOf: string
  /** The language of label and scope, by the language of the page. */
  wordsIn: Readonly<Record<Language, Language>>
}

/** How `Intl.NumberFormat` (CLDR) writes the units of the ledger. */
const UNITS: Record<NonNullable<LedgerFigure['unit']>, Intl.NumberFormatOptions> = {
  percent: { style: 'unit', unit: 'percent' },
  thousand: { notation: 'compact' },
  hours: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
  weeks: { style: 'unit', unit: 'week', unitDisplay: 'long' },
  months: { style: 'unit', unit: 'month', unitDisplay: 'long' },
  years: { style: 'unit', unit: 'year', unitDisplay: 'long' },
}

/**
 * A figure in a language: `50+`, `99.9%`, `2 to 4 hours`; in Russian `50+`,
 * `99,9 %`, `2–4 часа`, `50+ тыс.`.
 */
export function printFigure(figure: LedgerFigure, language: Language): string {
  const { amount, to, unit, atLeast = false, text } = figure
  if (text) return text[language] ?? text[DEFAULT_LANGUAGE]
  if (amount === undefined) return ''
  const options: Intl.NumberFormatOptions = unit ? UNITS[unit] : {}
  const { range: until, orMore } = languageFile(language)
  const format = (value: number, how = options) =>
    new Intl.NumberFormat(language, { useGrouping: false, ...how }).format(unit === 'thousand' ? value * 1000 : value)
  const range = to === undefined ? '' : `${format(amount, {})}${until}`
  const isSpan = options.unitDisplay === 'long'
  // A normal space allows a line break between number and unit: some tiles are narrow.
  const printed = isSpan ? format(to ?? amount).replace('\u00a0', ' ') : format(to ?? amount)
  // An abbreviation ends with a point, so the plus stands before it.
  const open = isSpan ? `${printed}${orMore}` : printed.replace(/(?=\s\p{L})|$/u, '+')
  return `${range}${atLeast ? open : printed}`
}

/** Every figure in every language. @param wordsIn language of the ledger's words, by the language of the page */
export function printFigures(figures: readonly LedgerFigure[], wordsIn: PrintedFigure['wordsIn']): PrintedFigure[] {
  return figures.map((figure) => ({
    id: figure.id,
    value: byLanguage((language) => printFigure(figure, language)),
    label: figure.label,
    scope: figure.scope,
    asOf: figure.asOf,
    wordsIn,
  }))
}

/** The figures as values of placeholders in a language: `figure:projects` → `50+`. */
export function figureValues(figures: readonly PrintedFigure[], language: Language): Map<string, string> {
  return new Map(figures.map(({ id, value }) => [`figure:${id}`, value[language]]))
}

/**
 * A record with the figures in its words: `{figure:projects}` becomes `50+`. Other placeholders stay.
 * @param wordsIn the language of the record's words, by the language of the page
 */
export function withFigures(
  schema: AnySchema,
  value: unknown,
  figures: readonly PrintedFigure[],
  wordsIn: Readonly<Record<Language, Language>>,
): unknown {
  const values = byLanguage((language) => figureValues(figures, language))
  const fill = (text: string, language: Language) => fillPlaceholders(text, values[language])
  return visitRecord(schema, value, {
    field: ({ kind }, field) =>
      kind === 'words' ? byLanguage((language) => fill((field as LocalizedText)[language], wordsIn[language])) : field,
  })
}

/**
 * Blocks of a post or case with figures replaced by their values. An unknown figure is left out; the check reports it.
 * @param values the result of `figureValues`
 */
export function fillFigures(blocks: readonly Block[], values: ReadonlyMap<string, string>): Block[] {
  const filled = (piece: Inline) =>
    typeof piece !== 'string' && piece.type === 'figure' ? (values.get(`figure:${piece.id}`) ?? '') : piece
  return mapInlines(blocks, { content: (run) => joined(run.map(filled)) })
}

/** Joins adjacent strings, so that words and figures are typeset together. */
function joined(content: readonly Inline[]): Inline[] {
  return content.reduce<Inline[]>((all, piece) => {
    const last = all[all.length - 1]
    return typeof piece === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + piece] : [...all, piece]
  }, [])
}

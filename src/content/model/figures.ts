/** Figures of the ledger as they are printed, and texts with the figures in them. */
import { fillPlaceholders } from '../../assistant/placeholders'
import { LANGUAGES, type Language } from '../../routing/languages'
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
  /** The most hours it says, where it is a time in hours. */
  hours?: number
}

type Span = 'hours' | 'weeks' | 'months' | 'years'

const SPANS: Record<Language, Record<Span, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: {
    hours: { one: 'hour', other: 'hours' },
    weeks: { one: 'week', other: 'weeks' },
    months: { one: 'month', other: 'months' },
    years: { one: 'year', other: 'years' },
  },
  ru: {
    hours: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    weeks: { one: 'неделя', few: 'недели', many: 'недель', other: 'недели' },
    months: { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' },
    years: { one: 'год', few: 'года', many: 'лет', other: 'года' },
  },
}
const RANGE: Record<Language, string> = { en: ' to ', ru: '–' }
const OR_MORE: Record<Language, string> = { en: ' or more', ru: ' и больше' }

/**
 * A figure in a language: `50+`, `99.9%`, `2 to 4 hours`; in Russian `50+`,
 * `99,9 %`, `2–4 часа`, `50 тыс.+`.
 */
export function printFigure(figure: LedgerFigure, language: Language): string {
  const { amount, to, unit, atLeast = false, text } = figure
  if (text) return text[language]
  if (amount === undefined) return ''
  const number = (value: number) => (language === 'ru' ? String(value).replace('.', ',') : String(value))
  const numbers = to === undefined ? number(amount) : `${number(amount)}${RANGE[language]}${number(to)}`
  if (unit === undefined || unit === 'percent' || unit === 'thousand')
    return `${numbers}${signOf(unit, language)}${atLeast ? '+' : ''}`
  const form = new Intl.PluralRules(language).select(to ?? amount)
  return `${numbers} ${SPANS[language][unit][form] ?? ''}${atLeast ? OR_MORE[language] : ''}`
}

function signOf(unit: 'percent' | 'thousand' | undefined, language: Language): string {
  if (unit === undefined) return ''
  const signs = { percent: { en: '%', ru: '\u00a0%' }, thousand: { en: 'K', ru: '\u00a0тыс.' } }
  return signs[unit][language]
}

/** Every figure in every language. */
export function printFigures(figures: readonly LedgerFigure[]): PrintedFigure[] {
  return figures.map((figure) => ({
    id: figure.id,
    value: Object.fromEntries(LANGUAGES.map((language) => [language, printFigure(figure, language)])) as LocalizedText,
    label: figure.label,
    ...(figure.unit === 'hours' ? { hours: figure.to ?? figure.amount } : {}),
  }))
}

/** A record with the figures in its words: `{figure:projects}` becomes `50+`. Other placeholders stay. */
export function withFigures(schema: AnySchema, value: unknown, figures: readonly PrintedFigure[]): unknown {
  const facts = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(figures.map((figure) => [figure.id, figure.value[language]])),
    ]),
  )
  const fill = (text: string, language: Language) =>
    fillPlaceholders(text, { figures: facts[language], email: '{email}', phone: '{phone}' })
  return visitRecord(schema, value, {
    field: ({ kind }, field) =>
      kind === 'words'
        ? Object.fromEntries(
            LANGUAGES.map((language) => [language, fill((field as LocalizedText)[language], language)]),
          )
        : field,
  })
}

/** Figures of the ledger in the bodies of posts and cases. */

/** Prints a figure by its id; `undefined` where the ledger has none of that name. */
type PrintById = (id: string) => string | undefined

/** The printer of a language. */
export function figurePrinter(figures: readonly PrintedFigure[], language: Language): PrintById {
  const values = new Map(figures.map(({ id, value }) => [id, value[language]]))
  return (id) => values.get(id)
}

/** Blocks with the values of their figures in place; one that nobody knows, which the check refuses, is left out. */
export function fillFigures(blocks: readonly Block[], print: PrintById): Block[] {
  const filled = (piece: Inline) =>
    typeof piece !== 'string' && piece.type === 'figure' ? (print(piece.id) ?? '') : piece
  return mapInlines(blocks, { content: (run) => joined(run.map(filled)) })
}

/** Strings side by side as one, so that words and figures are typeset together. */
function joined(content: readonly Inline[]): Inline[] {
  return content.reduce<Inline[]>((all, piece) => {
    const last = all[all.length - 1]
    return typeof piece === 'string' && typeof last === 'string' ? [...all.slice(0, -1), last + piece] : [...all, piece]
  }, [])
}

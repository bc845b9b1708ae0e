/** Figures: one place for each, no contradiction, none loose in the copy. */
import { figureOf, placeholdersIn } from '../../assistant/placeholders'
import { LANGUAGES } from '../../routing/languages'
import { printFigure, type PrintedFigure } from '../model/figures'
import type { TextFile } from '../model/post'
import { looseFigure } from '../report/claims'
import type { ContentTypeName, Entry } from '../model/contentTypes'
import { problem, type FieldPosition, type Problem } from '../report/problem'
import { hint } from '../report/suggest'
import type { Company } from '../schemas/company'
import type { FigureRule, Ledger, LedgerFigure } from '../schemas/ledger'
import type { DataDocument } from '../report/positions'
import { wordsOf, type FieldRule } from './checkFields'

/** What a client says is a client's, the ledger is the ledger. */
const OWN_FIGURES: readonly ContentTypeName[] = ['Testimonial', 'Ledger']

/** What other places fill in: the privacy page its address. */
const CONTACTS: readonly string[] = ['{email}', '{phone}']

/**
 * Checks the ledger's own figures and rules.
 * @param unread types of records of which some are being mended: these are not counted
 */
export function checkLedger(
  { figures, rules }: Ledger,
  document: DataDocument,
  entries: readonly Entry[],
  unread: ReadonlySet<ContentTypeName>,
): Problem[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]))
  return [
    ...figures.flatMap((figure, index) => checkValue(figure, document.at(['figures', index]))),
    ...rules.flatMap((rule, index) =>
      rule.rule === 'counted' && unread.has(rule.records as ContentTypeName)
        ? []
        : checkRule(rule, byId, entries, document.at(['rules', index])),
    ),
  ]
}

function checkValue({ amount, to, text }: LedgerFigure, at: FieldPosition): Problem[] {
  const isOne = (amount === undefined) !== (text === undefined)
  const isRange = to === undefined || (amount !== undefined && to > amount)
  return isOne && isRange
    ? []
    : [problem('figure/value', at, 'A figure has an amount, from which a range goes up, or a text; one of the two.')]
}

function checkRule(
  rule: FigureRule,
  byId: ReadonlyMap<string, LedgerFigure>,
  entries: readonly Entry[],
  at: FieldPosition,
): Problem[] {
  const named = [rule.figure, ...(rule.parts ?? [])]
  const unknown = named.filter((id) => !byId.has(id))
  if (unknown.length > 0)
    return unknown.map((id) => problem('figure/unknown', at, `"${id}" is no figure of this file.`))
  const [figure, ...parts] = named.flatMap((id) => byId.get(id) ?? [])
  const broken = contradiction(rule, figure, parts, entries)
  if (broken && !rule.accepted) return [problem('figure/contradiction', at, broken)]
  if (!broken && rule.accepted)
    return [problem('figure/accepted', at, 'The figures no longer break this rule: "accepted" can go.')]
  return []
}

function contradiction(
  { rule, since, records }: FigureRule,
  figure: LedgerFigure,
  parts: readonly LedgerFigure[],
  entries: readonly Entry[],
): string | null {
  const shown = printFigure(figure, 'en')
  const amount = amountOf(figure)
  if (rule === 'sum') {
    const sum = parts.reduce((total, part) => total + amountOf(part), 0)
    return amount < sum ? `${shown} is less than its parts together, ${sum}.` : null
  }
  if (rule === 'years') {
    const years = Number(figure.asOf.slice(0, 4)) - (since ?? 0)
    return amount > years ? `${shown} years, but only ${years} since ${since}.` : null
  }
  if (rule === 'counted') {
    const count = entries.filter(({ type }) => type === records).length
    return amount === count || (figure.atLeast && count > amount) ? null : `${shown} is claimed, ${count} are there.`
  }
  const other = parts.find((part) =>
    LANGUAGES.some((language) => printFigure(part, language) !== printFigure(figure, language)),
  )
  return other ? `One thing has two values: ${shown} and ${printFigure(other, 'en')}.` : null
}

function amountOf({ amount = 0, unit }: LedgerFigure): number {
  return unit === 'thousand' ? amount * 1000 : amount
}

/** Checks that the time of an answer can be read by the clock. A figure that is not there is reported as a reference. */
export function checkReplyTime(
  { replyTime }: Company,
  document: DataDocument,
  figures: readonly PrintedFigure[],
): Problem[] {
  const figure = figures.find(({ id }) => id === replyTime)
  if (!figure || figure.hours !== undefined) return []
  return [problem('figure/value', document.at(['replyTime']), `"${replyTime}" is no time in hours: "unit": "hours".`)]
}

/** The rule that words name figures of the ledger, and hold none that is written by hand. */
export function figureRule(known: ReadonlySet<string>): FieldRule {
  return (field) => {
    if (field.type === undefined || OWN_FIGURES.includes(field.type)) return []
    return wordsOf(field).flatMap(({ text, at }) => {
      const claim = looseFigure(text)
      return [
        // The assistant has placeholders of its own.
        ...(field.type === 'Chat' ? [] : checkPlaceholders(text, at, known)),
        ...(claim
          ? [
              problem(
                'figure/loose',
                at(),
                `"${claim}" is a figure written by hand. Give it a line in content/figures.json and write {figure:…}.`,
              ),
            ]
          : []),
      ]
    })
  }
}

/** What stands in braces. */
function checkPlaceholders(text: string, at: () => FieldPosition, known: ReadonlySet<string>): Problem[] {
  const unknown = placeholdersIn(text).filter(
    (placeholder) => !CONTACTS.includes(placeholder) && !known.has(figureOf(placeholder) ?? ''),
  )
  const problems = unknown.map((placeholder) =>
    problem(
      'figure/unknown',
      at(),
      `${placeholder} stands for no figure of content/figures.json.${hint(figureOf(placeholder) ?? '', known)}`,
    ),
  )
  if (/\{\{|\}\}/.test(text))
    problems.push(
      problem('figure/two-braces', at(), 'A figure has one brace on each side: {figure:projects}. Two would show.'),
    )
  return problems
}

/** Checks the figures that the body of a text names. */
export function checkTextFigures({ file, summary }: TextFile, known: ReadonlySet<string>): Problem[] {
  // Without a ledger nothing is known of figures.
  const unknown = known.size === 0 ? [] : summary.figures.filter(({ figure }) => !known.has(figure))
  return unknown.map(({ line, column, figure }) =>
    problem(
      'figure/unknown',
      { file, line, column, field: 'body' },
      `"${figure}" is no figure of content/figures.json.${hint(figure, known)}`,
    ),
  )
}

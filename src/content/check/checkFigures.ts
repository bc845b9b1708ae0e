/** Checks of figures: contradictions in the ledger, unknown figures, and figures that are written by hand. */
import { figureOf, placeholdersIn } from '../model/placeholders'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../routing/languages'
import type { Content, ContentTypeName, Entry } from '../model/contentTypes'
import { printFigure } from '../model/figures'
import type { TextFile } from '../model/post'
import { looseFigure } from '../report/claims'
import type { DataDocument } from '../report/positions'
import type { FieldPosition, Report } from '../report/problem'
import { hint } from '../report/suggest'
import type { FigureRule, Ledger, LedgerFigure } from '../schemas/ledger'
import { wordsOf, type FieldRule } from './checkFields'

/** Types whose texts may contain figures that are not in the ledger. */
const OWN_FIGURES: readonly ContentTypeName[] = ['Testimonial', 'Ledger', 'CaseDrawings']

const CONTACTS: readonly string[] = ['{email}', '{support}', '{phone}']

/** Checks the ledger's own figures and rules. Records of types with errors are not counted: their number is not known. */
export function checkLedger(
  { figures, rules }: Ledger,
  document: DataDocument,
  { entries, incompleteTypes }: Content,
  report: Report,
): void {
  for (const [index, { amount, to, text }] of figures.entries()) {
    const isOne = (amount === undefined) !== (text === undefined)
    const message = 'A figure has either an amount or a text; "to" must be larger than the amount.'
    if (!isOne || (to !== undefined && (amount === undefined || to <= amount)))
      report('figure/value', document.at(['figures', index]), message)
  }
  for (const [index, rule] of rules.entries()) {
    const at = document.at(['rules', index])
    const named = [rule.figure, ...(rule.parts ?? [])].map((id) => ({
      id,
      figure: figures.find((one) => one.id === id),
    }))
    for (const { id, figure } of named)
      if (!figure) report('figure/unknown', at, `"${id}" is not a figure of this file.`)
    const [figure, ...parts] = named.flatMap(({ figure: found }) => found ?? [])
    const isUncertain = rule.rule === 'counted' && rule.records !== undefined && incompleteTypes.has(rule.records)
    if (isUncertain || named.some((one) => !one.figure)) continue
    const broken = contradiction(rule, figure, parts, entries)
    if (broken && !rule.accepted) report('figure/contradiction', at, broken)
  }
}

function contradiction(
  { rule, since, records }: FigureRule,
  figure: LedgerFigure,
  parts: readonly LedgerFigure[],
  entries: readonly Entry[],
): string | null {
  const shown = printFigure(figure, DEFAULT_LANGUAGE)
  const amount = amountOf(figure)
  if (rule === 'sum') {
    const sum = parts.reduce((total, part) => total + amountOf(part), 0)
    return amount < sum ? `${shown} is less than the sum of its parts, ${sum}.` : null
  }
  if (rule === 'years') {
    const years = Number(figure.asOf.slice(0, 4)) - (since ?? 0)
    return amount > years ? `${shown} years, but only ${years} since ${since}.` : null
  }
  if (rule === 'counted') {
    const count = entries.filter(({ type }) => type === records).length
    return amount === count || (figure.atLeast && count > amount)
      ? null
      : `"${figure.id}" is ${shown}, but there are ${count} records of the type ${records}.`
  }
  const other = parts.find((part) =>
    LANGUAGES.some((language) => printFigure(part, language) !== printFigure(figure, language)),
  )
  return other ? `The figures must be the same: ${shown} and ${printFigure(other, DEFAULT_LANGUAGE)}.` : null
}

function amountOf({ amount = 0, unit }: LedgerFigure): number {
  return unit === 'thousand' ? amount * 1000 : amount
}

/** The rule that words use figures of the ledger, not figures that are written by hand. */
export function figureRule(known: ReadonlySet<string>): FieldRule {
  return (field, report) => {
    if (field.type === undefined || OWN_FIGURES.includes(field.type)) return
    for (const { text, at } of wordsOf(field)) {
      checkPlaceholders(text, at, known, report)
      const claim = looseFigure(text)
      const remedy = 'Add it to content/figures.json and write {figure:…}.'
      if (claim) report('figure/loose', at(), `"${claim}" is a figure written by hand. ${remedy}`)
    }
  }
}

function checkPlaceholders(text: string, at: () => FieldPosition, known: ReadonlySet<string>, report: Report): void {
  for (const placeholder of placeholdersIn(text)) {
    const id = figureOf(placeholder) ?? ''
    if (CONTACTS.includes(placeholder) || known.has(id)) continue
    const message = `${placeholder} is unknown. Use {email}, {support}, {phone} or {figure:…} of content/figures.json.${hint(id, known)}`
    report('figure/unknown', at(), message)
  }
  const message = 'Write one brace on each side of a placeholder: {figure:projects}, {email}.'
  if (/\{\{|\}\}/.test(text)) report('figure/two-braces', at(), message)
}

/** Checks the figures in the body of a text. */
export function checkTextFigures({ file, summary }: TextFile, known: ReadonlySet<string>, report: Report): void {
  // An empty set means that the ledger could not be read.
  for (const { line, column, figure } of known.size > 0 ? summary.figures : []) {
    const message = `"${figure}" is not a figure of content/figures.json.${hint(figure, known)}`
    if (!known.has(figure)) report('figure/unknown', { file, line, column, field: 'body' }, message)
  }
}

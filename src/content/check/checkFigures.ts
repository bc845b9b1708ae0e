/** Checks of the placeholders that name figures. */
import { placeholdersIn } from '../model/placeholders'
import type { ContentTypeName } from '../model/contentTypes'
import type { TextFile } from '../model/post'
import type { FieldPosition, Report } from '../report/problem'
import { hint } from '../report/suggest'
import { wordsOf, type FieldRule } from './checkFields'

/** Types whose texts may contain figures that are not in the ledger. */
const OWN_FIGURES: readonly ContentTypeName[] = ['Testimonial', 'Ledger', 'CaseDrawings']

const CONTACTS: readonly string[] = ['email', 'support', 'phone', 'address']

/** The rule that placeholders in words name figures of the ledger. */
export function figureRule(known: ReadonlySet<string>): FieldRule {
  return (field, report) => {
    if (field.type === undefined || OWN_FIGURES.includes(field.type)) return
    for (const { text, at } of wordsOf(field)) checkPlaceholders(text, at, known, report)
  }
}

function checkPlaceholders(text: string, at: () => FieldPosition, known: ReadonlySet<string>, report: Report): void {
  for (const name of placeholdersIn(text)) {
    const [, id = ''] = /^figure:(.*)$/.exec(name) ?? []
    if (CONTACTS.includes(name) || known.has(id)) continue
    const message = `{${name}} is unknown. Use {email}, {support}, {phone}, {address} or {figure:…} of content/figures.json.${hint(id, known)}`
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

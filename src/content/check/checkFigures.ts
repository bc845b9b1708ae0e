/** Checks of the placeholders that name figures and contacts. */
import { PLACEHOLDER } from '../model/placeholders'
import type { ArticleFile } from '../model/post'
import type { Report } from '../report/problem'
import { hint, nearestName } from '../report/suggest'
import { wordsOf, type Field, type FieldRule } from './checkFields'

/** What is filled in only where the assistant speaks. */
const CONTACTS: readonly string[] = ['{email}', '{support}', '{phone}', '{address}']

/**
 * The rule that placeholders are filled in where they stand.
 * @param known ids of the ledger; none if it could not be read
 */
export function placeholderRule(known: ReadonlySet<string>): FieldRule {
  return (field, report) => {
    const { type, meta, value, at } = field
    const isFrontMatter = type === undefined && meta.kind === 'plain-text' && typeof value === 'string'
    const [first, ...others] = isFrontMatter ? [{ text: value, at }] : wordsOf(field)
    // A name of all languages stands in one place.
    for (const each of first ? [first, ...others.filter(({ text }) => text !== first.text)] : [])
      checkPlaceholders(each.text, { ...field, at: each.at }, known, report)
  }
}

function checkPlaceholders(text: string, { type, at }: Field, known: ReadonlySet<string>, report: Report): void {
  const hasFigures = type !== undefined && type !== 'Ledger'
  const contacts = type === 'Chat' ? CONTACTS : []
  for (const [written, name] of text.matchAll(PLACEHOLDER)) {
    const [, figure] = /^figure:(.*)$/.exec(name) ?? []
    if (contacts.includes(written)) continue
    if (CONTACTS.includes(written)) {
      const message = `${written} is filled in only in content/chat.json: here visitors would see the braces. Write what content/site.json says, or leave it out.`
      report('figure/not-here', at(), message)
    } else if (figure !== undefined && !hasFigures) {
      const message = `${written} is filled in neither in front matter nor in figures.json: visitors would see the braces. Write the number.`
      report('figure/not-here', at(), message)
    } else if (figure !== undefined) {
      checkFigure(figure, at, known, report)
    } else if (hasFigures) {
      const near = nearestName(written, [...contacts, ...[...known].map((id) => `{figure:${id}}`)])
      const message = `"${written}" is unknown. Filled in here: ${[...contacts, '{figure:…}'].join(', ')}.`
      report('figure/unknown', at(), near ? `${message} Did you mean "${near}"?` : message)
    }
  }
  const message = 'Write one brace on each side of a placeholder: {figure:projects}.'
  if (hasFigures && /\{\{|\}\}/.test(text)) report('figure/two-braces', at(), message)
}

function checkFigure(figure: string, at: Field['at'], known: ReadonlySet<string>, report: Report): void {
  const message = `"${figure}" is not a figure of content/figures.json.${hint(figure, known)}`
  // An empty set means that the ledger could not be read.
  if (known.size > 0 && !known.has(figure)) report('figure/unknown', at(), message)
}

/** Checks the figures in the body of a text. */
export function checkTextFigures({ file, summary }: ArticleFile, known: ReadonlySet<string>, report: Report): void {
  for (const { figure, line, column } of summary.figures)
    checkFigure(figure, () => ({ file, line, column, field: 'body' }), known, report)
}

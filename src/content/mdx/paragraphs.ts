/** Checks of paragraphs: markup that is not rendered, and valid Markdown with an unintended meaning. */
import type { Blockquote, Code, List, PhrasingContent, Table } from 'mdast'
import { counted } from '../report/formatProblems'
import { messageOf, report, reportAt, type Findings, type MarkdownNode, type Placed } from './findings'
import { MARKS, MARKS_IN_LINE } from './marks'
import { languageName, languageWritten } from '../report/letters'

/** Warns of sentences in another language, broken links, code that is not closed, and markup of other systems. */
export function checkParagraph(children: readonly PhrasingContent[], findings: Findings): void {
  checkLanguage(children, findings)
  checkMarks(children, findings, MARKS)
}

/** The same for headings and cells. */
export function checkLine(children: readonly PhrasingContent[], findings: Findings): void {
  checkLanguage(children, findings)
  checkMarks(children, findings, MARKS_IN_LINE)
}

function sourceRange(children: readonly PhrasingContent[], { text }: Findings): { source: string; start: number } {
  const start = children[0]?.position?.start.offset ?? 0
  return { source: text.slice(start, children[children.length - 1]?.position?.end.offset ?? start), start }
}

/** Formulas between "\\(" and "\\)" or "\\[" and "\\]", as chat programs write them. "\\[1\\]" is none. */
const TEX =
  /\\\((?:(?!\\\))[^])+\\\)|\\\[(?!\w+ \w+="|\/\w)(?=\s*(?:[a-z]\s*\\\]|\\[a-z])|(?:(?!\\\])[^])*[\^_=])(?:(?!\\\])[^])+\\\]/gi

function checkMarks(children: readonly PhrasingContent[], findings: Findings, marks: typeof MARKS): void {
  const { source, start } = sourceRange(children, findings)
  let text = blank(source, children, start)
    .replace(TEX, (formula) => `$${'~'.repeat(formula.length - 2)}$`)
    .replace(/\\./g, '~~')
  for (const [id, pattern, message] of marks) {
    // Most paragraphs have no mark, and "matchAll" copies the pattern each time.
    if (text.search(pattern) < 0) continue
    for (const { 0: mark, index } of text.matchAll(pattern)) {
      const quoted = findings.written.slice(start + index, start + index + mark.length).replace(/\s+/g, ' ')
      reportAt(start + index, findings, id, `"${quoted}" ${message}`)
    }
    text = text.replace(pattern, (mark) => '~'.repeat(mark.length))
  }
}

/** The source with everything but plain text replaced by tildes, so that offsets stay the same. */
function blank(source: string, nodes: readonly PhrasingContent[], start: number): string {
  let text = source
  for (const node of nodes) {
    const from = (node.position?.start.offset ?? 0) - start
    const to = (node.position?.end.offset ?? 0) - start
    if (node.type === 'emphasis' || node.type === 'strong') {
      const marks = node.type === 'strong' ? 2 : 1
      const signs = '~'.repeat(marks)
      text = `${text.slice(0, from)}${signs}${text.slice(from + marks, to - marks)}${signs}${text.slice(to)}`
      text = blank(text, node.children, start)
    } else if (!['text', 'break'].includes(node.type) && (node.type !== 'link' || /^[[<]/.test(source.slice(from, to))))
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '~') + text.slice(to)
  }
  return text
}

/** Width of the line before a node. A tab ends at the next fourth column. */
export function indentOf({ position }: Placed, { text }: Findings): number {
  const start = position?.start.offset ?? 0
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return [...line].reduce((width, sign) => width + (sign === '\t' ? 4 - (width % 4) : 1), 0)
}

/**
 * Warns of words and tags that are code in other Markdown (CommonMark 4.4), which MDX does not have, and of
 * blocks below a list that are indented, but not far enough to belong to its last item (CommonMark 5.2), or end it, or join it.
 * @param edge width of the line before the text that they belong to
 */
export function checkIndent(nodes: readonly MarkdownNode[], edge: number, findings: Findings): void {
  const isIndented = (node?: MarkdownNode) =>
    node && /^(?:paragraph|heading|mdxJsxFlowElement)$/.test(node.type) && indentOf(node, findings) >= edge + 4
  for (const [index, node] of nodes.entries()) {
    const above = nodes[index - 1]
    if (isIndented(node) && !isIndented(above)) report(node, findings, 'body/indented')
    // A comment of such code is no heading.
    if (isIndented(node) && node.type === 'heading') Object.assign(node, { type: 'paragraph' })
    if (node.type === 'list' || node.type === 'blockquote') checkJoined(node, findings)
    if (above?.type === 'list') checkDeeper(node, above, findings)
    else if (above && CARRIED.includes(above.type) && isNumbered(node, 1) && isNumbered(nodes[index - 2]))
      report(node, findings, 'body/indented', NUMBERS_AGAIN)
  }
}

/** Blocks that belong to a step more often than they end a list. */
const CARRIED: readonly MarkdownNode['type'][] = ['blockquote', 'code', 'mdxJsxFlowElement', 'table']

const isNumbered = (node?: MarkdownNode, start?: number) =>
  node?.type === 'list' && node.ordered === true && (start === undefined || node.start === start)

const SENTENCE = /^(?:\*\*|[*_«“"([])?\p{Lu}/u
const IN_LIST_OR_QUOTE = /^\s*(?:$|(?:[-*+>]|\d+[.)])(?:\s|$))/

/** Warns of a sentence right below a list of single lines, or a quote, which belongs to it (CommonMark 5.1: laziness). */
function checkJoined(node: List | Blockquote, findings: Findings): void {
  const lines = sourceOf(node, findings).split('\n')
  const index = lines.findIndex((line) => !IN_LIST_OR_QUOTE.test(line))
  const above = lines[index - 1] ?? ''
  const isWhole = node.type === 'list' ? index > 1 && !above.endsWith(',') : /[.!?…:»”")]$/.test(above)
  // Other items have sentences of their own below, unless this one leads to them.
  const goesOn = !/:[*_]*$/.test(lines[index]) && lines.slice(index).some((line) => IN_LIST_OR_QUOTE.test(line))
  if (!isWhole || goesOn || !SENTENCE.test(lines[index])) return
  const offset = (node.position?.start.offset ?? 0) + lines.slice(0, index).join('\n').length + 1
  reportAt(offset, findings, 'body/joined', messageOf('body/joined'))
}

/** Warns of a block or list item that is indented more than the list or item above, and not a part of it. */
export function checkDeeper(node: MarkdownNode, above: Placed, findings: Findings): void {
  if (indentOf(node, findings) > indentOf(above, findings)) report(node, findings, 'body/indented', NOT_INSIDE)
}

const NUMBERS_AGAIN =
  'The numbers begin at 1 again. If what stands above belongs to the step before it, begin it below the first word of that step.'

const NOT_INSIDE =
  'These spaces do not put it into the list item above. For that, begin it below the first word of the item; otherwise delete the spaces.'

/** Warns of sentences in another language than that of the text. Code and addresses are not read. */
function checkLanguage(children: readonly PhrasingContent[], findings: Findings): void {
  const { source, start } = sourceRange(children, findings)
  const words = source.replace(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, (code) => ' '.repeat(code.length))
  for (const { 0: sentence, index } of words.matchAll(/\S.*?(?:[.!?…](?=\s)|$)/gs)) {
    const written = languageWritten(sentence, findings.language)
    if (!written) continue
    const message = `This sentence is ${languageName(written)}, and stands in the ${languageName(findings.language)} text. Translate it, unless it is a name or a quotation.`
    reportAt(start + index, findings, 'words/other-language', message)
  }
}

export function sourceOf({ position }: Placed, { text }: Findings): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

/** Reports a code fence that is not closed, or that is closed by the next fence (CommonMark 4.5). */
export function checkFence(node: Code, findings: Findings): void {
  const source = sourceOf(node, findings)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  if (!fence) return
  const last = source
    .slice(source.lastIndexOf('\n') + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd()
  const closes = source.includes('\n') && last.startsWith(fence) && last === fence[0].repeat(last.length)
  if (!closes) {
    report(node, findings, 'code/not-closed')
    return
  }
  const inside = node.value.split('\n').find((line) => line.startsWith(fence) && /^[`~]+[ \t]*\w/.test(line))
  const remedy = `Close the code above it. To show a fence, open with a longer one: "${fence}${fence[0]}".`
  if (inside) report(node, findings, 'code/fence-inside', `"${inside}" stands inside this code. ${remedy}`)
}

/** Reports rows with another number of cells than the header: GFM 4.10 drops or adds cells without an error. */
export function checkRows({ children: [header, ...rows] }: Table, findings: Findings): void {
  const columns = header?.children.length ?? 0
  if (header?.children.every(({ children }) => children.length === 0)) report(header, findings, 'table/empty-header')
  for (const row of rows) {
    const cells = row.children.length
    if (cells === columns) continue
    const remedy = !sourceOf(row, findings).includes('|')
      ? 'After a table comes a blank line.'
      : cells > columns
        ? 'To show the sign "|" itself, write "\\|".'
        : 'Write one for each column; it may be empty.'
    report(row, findings, 'table/cells', `The row has ${counted(cells, 'cell')}, the header ${columns}. ${remedy}`)
  }
}

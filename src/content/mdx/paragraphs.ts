/** Checks of paragraphs: markup that is not rendered, and valid Markdown with an unintended meaning. */
import type { Code, PhrasingContent, Table, Text } from 'mdast'
import { counted } from '../report/formatProblems'
import type { ProblemId } from '../report/problem'
import { report, reportAt, type Findings, type Placed } from './findings'
import { factsOf } from '../../routing/languages'
import { languageName, languageWritten, typewriterMark } from '../report/letters'

const ADDRESS = String.raw`(?:\/|#|\.{1,2}\/|https?:|mailto:|tel:|www\.)`

/** Patterns of markup that is not rendered, with the messages. The first pattern that matches a place reports it. */
const MARKS: readonly [id: ProblemId, found: RegExp, message: string][] = [
  [
    'body/other-markup',
    /!?\[\[[^\]\n]+\]\]|(?<=^[ \t>]*)\[!\w+\]|(?<=^[ \t>]*):::+ ?\w*/gm,
    'is not rendered. A link is [words](/path), a picture ![words](./file.png), a note <Callout kind="note">.',
  ],
  ['body/footnote', /\[\^[^\]\n]{1,40}\]:?/g, 'is a footnote, which is not rendered. Write the note in brackets.'],
  [
    'link/not-a-link',
    new RegExp(
      String.raw`!?\[[^[\]\n]+\][ \u00a0]?\(${ADDRESS}[^)\n]*\)?|\([^()\n]+\)\[${ADDRESS}[^\]\n]*\]|!?\[[^[\]\n]+\]\[[^[\]\n]*\]`,
      'g',
    ),
    'is not a link. Write [words](/path), without spaces between the brackets or in the address.',
  ],
  [
    'picture/no-address',
    /(?<![\p{L}\p{N}])!\[[^[\]]{0,300}\]/gu,
    'has no address of a picture. A picture is ![words](./file.png). To show the characters, write "\\![".',
  ],
  ['body/code-not-closed', /`/g, 'opens code that is not closed. Close it. To show the character, write "\\`".'],
  [
    'body/bullet',
    // Also a dash below a line that ends with a colon, or above another dash.
    /(?<=^[ \t>]*)(?:[-*](?=\p{L})|\d{1,2}\)(?=\p{L})|[•·●▪◦])|(?<=:[ \t]*\n[ \t>]*)[–—](?= )|^[–—](?= .*\n[ \t>]*[–—] )/gmu,
    'starts no list. List items start with "- " or "1. ", and the first has a blank line above it.',
  ],
  [
    'heading/no-space',
    /(?<=^[ \t>]*)(?:#{2,6}(?=[^ \t#\n])|#(?=\p{L})).*/gmu,
    'is no heading: a heading has a space after its signs. To begin a line with "#" itself, write "\\#".',
  ],
  [
    'table/no-dashes',
    /(?<=^[ \t>]*)\|.*\|[^]*/gmu,
    'is no table: its second line has dashes for each column, "| --- | --- |". To start a line with "|" itself, write "\\|".',
  ],
  ['body/placeholder', /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/gi, 'is a placeholder. Write the text.'],
]

/** The patterns for headings and cells, without those for the start of a line: a cell may start with a minus sign. */
const MARKS_IN_LINE = MARKS.filter(([id]) => !['body/bullet', 'heading/no-space', 'table/no-dashes'].includes(id))

/** Warns of sentences in another language, broken links, code that is not closed, and markup of other systems. */
export function checkParagraph(children: readonly PhrasingContent[], findings: Findings): void {
  checkBoldLine(children, findings)
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

function checkMarks(children: readonly PhrasingContent[], findings: Findings, marks: typeof MARKS): void {
  const { source, start } = sourceRange(children, findings)
  let text = blank(source, children, start).replace(/\\./g, '~~')
  for (const [id, pattern, message] of marks) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      // TODO, FIXME and TBD are placeholders in capitals only.
      if (id === 'body/placeholder' && found.length < 6 && found !== found.toUpperCase()) continue
      reportAt(start + index, findings, id, `"${found.replace(/\s+/g, ' ')}" ${message}`)
    }
    text = text.replace(pattern, (found) => ' '.repeat(found.length))
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
      text = `${text.slice(0, from)}${'~'.repeat(marks)}${text.slice(from + marks)}`
      text = blank(text, node.children, start)
    } else if (
      node.type !== 'text' &&
      node.type !== 'break' &&
      !(node.type === 'link' && !/^[[<]/.test(source.slice(from, to)))
    )
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '~') + text.slice(to)
  }
  return text
}

/** Warns of a paragraph that is entirely bold. */
function checkBoldLine(children: readonly PhrasingContent[], findings: Findings): void {
  const [first] = children
  if (children.length > 1 || first?.type !== 'strong') return
  const source = sourceOf(first, findings)
  if (source.length < 80 && !/[.!?…:]\*\*$/.test(source)) report(first, findings, 'heading/bold-line')
}

/** Minimum number of foreign words to report: fewer may be a name or quotation. Product names are always Latin. */
const FEWEST_WORDS = { latin: 6, other: 3 }

/** Warns of sentences in another language than that of the text. Code and addresses are not read. */
function checkLanguage(children: readonly PhrasingContent[], findings: Findings): void {
  const { source, start } = sourceRange(children, findings)
  const words = source.replace(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, (code) => ' '.repeat(code.length))
  for (const { 0: sentence, index } of words.matchAll(/\S.*?(?:[.!?…](?=\s)|$)/gs)) {
    const written = languageWritten(sentence, findings.language, 1)
    const fewest = written && factsOf(written).script === 'Latn' ? FEWEST_WORDS.latin : FEWEST_WORDS.other
    if (!written || (sentence.match(/\p{L}{2,}/gu)?.length ?? 0) < fewest) continue
    const message = `This sentence is ${languageName(written)}, and stands in the ${languageName(findings.language)} text. Translate it.`
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

/** Warns of stars that were meant as bold markup and are shown as text (CommonMark 6.2). */
export function checkStars(node: Text, findings: Findings): void {
  if (node.value.includes('**') && sourceOf(node, findings).includes('**')) report(node, findings, 'body/stars')
}

/** Warns of straight quotes and three dots. Code is not checked. */
export function checkTypewriter(node: Text, findings: Findings): void {
  const message = typewriterMark(node.value)
  if (message) report(node, findings, 'words/typewriter', message)
}

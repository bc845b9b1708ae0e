/** Marks in running text that were meant as something and show as they are. */
import type { PhrasingContent } from 'mdast'
import { LineIndex } from '../report/lineIndex'
import type { WarningId } from '../report/severity'
import { warn, type Findings } from './findings'

const ADDRESS = String.raw`(?:\/|#|\.{1,2}\/|https?:|mailto:|tel:|www\.)`

const NO_LIST = 'begins no list. A point of a list begins with "- " or "1. ", and a blank line stands above the first.'

/** What is found, and what it was hardly meant to be. The first that matches a place says it all. */
const MARKS: readonly [id: WarningId, found: RegExp, message: string][] = [
  [
    'body/other-markup',
    /!?\[\[[^\]\n]+\]\]|(?<=^[ \t>]*)\[!\w+\]|(?<=^[ \t>]*):::+ ?\w*/gm,
    'is not rendered and shows as it is. A link is [words](/path), a picture ![words](./file.png), a note <Callout kind="note">.',
  ],
  [
    'body/footnote',
    /\[\^[^\]\n]{1,40}\]:?/g,
    'is a footnote, which is not rendered. Write the note in brackets where it belongs.',
  ],
  [
    'link/not-a-link',
    new RegExp(
      String.raw`!?\[[^[\]\n]+\][ \u00a0]?\(${ADDRESS}[^)\n]*\)?|\([^()\n]+\)\[${ADDRESS}[^\]\n]*\]|!?\[[^[\]\n]+\]\[[^[\]\n]*\]`,
      'g',
    ),
    'is no link and shows as it is. Write [words](/path): no space between the brackets or in the address, and both closed.',
  ],
  [
    'picture/no-address',
    /(?<![\p{L}\p{N}])!\[[^[\]]{0,300}\]/gu,
    'names no picture and shows as it is. A picture is ![words](./file.png); to show the signs, write "\\![".',
  ],
  [
    'body/code-not-closed',
    /`/g,
    'opens code that nothing closes, and shows as it is. Close it; to show the sign, write "\\`".',
  ],
  [
    'body/emoji',
    /(?<![\p{L}\p{N}:])(?::[a-z][a-z_]+(?:_\d+)?:|:[+-]1:)(?![\p{L}\p{N}:])/gu,
    'is a name of an emoji, and shows as it is. Write the sign itself, or leave it out.',
  ],
  ['body/bullet', /(?<=^[ \t>]*)(?:[-*](?=\p{L})|\d{1,2}\)(?=\p{L})|[•·●▪◦])/gmu, NO_LIST],
  // Below a line that announces a list, but none that Markdown begins there: of numbers only 1 ends a paragraph.
  ['body/bullet', /(?<=:[ \t]*\n[ \t>]*)(?:\d{1,2}[.)]|\p{L}\)|[–—])(?= )/gu, NO_LIST],
  // In the line that announces it.
  ['body/bullet', /(?<=: )[-*+](?= \S)|(?<=(?:^|\s)1[.)] [^\n]*\n[ \t>]*)2[.)](?= )/gu, NO_LIST],
  // Dashes line after line.
  ['body/bullet', /^[–—](?= [^\n]*\n[ \t>]*[–—] )/gu, NO_LIST],
  ['body/placeholder', /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/gi, 'is still to be written.'],
]

/** A cell may begin with a sign of minus. */
const MARKS_IN_LINE = MARKS.filter(([id]) => id !== 'body/bullet')

/** What each of the marks has in it; looked for in the text alone, where links and code are taken out already. */
const SUSPECT = /[[\]`•·●▪◦]|:::|:[a-z+1-]|: [-*+]|(?:^|\n)(?:[-*–—]|\d{1,2}[.)]|\p{L}\))|TODO|FIXME|TBD|[Ll]orem/u

/** Warns of links that are none, code that is not closed, and markup of other systems in a paragraph. */
export function checkParagraph(children: readonly PhrasingContent[], findings: Findings): void {
  if (findings.language === 'ru' || children.length === 1) checkWhole(children, findings)
  checkMarks(children, findings, MARKS)
}

/** The same in a line that is no paragraph: a heading, a cell. */
export function checkLine(children: readonly PhrasingContent[], findings: Findings): void {
  checkMarks(children, findings, MARKS_IN_LINE)
}

function sourceOf(children: readonly PhrasingContent[], { text }: Findings): { source: string; start: number } {
  const start = children[0]?.position?.start.offset ?? 0
  return { source: text.slice(start, children[children.length - 1]?.position?.end.offset ?? start), start }
}

function checkMarks(children: readonly PhrasingContent[], findings: Findings, marks: typeof MARKS): void {
  if (!isSuspect(children)) return
  const { source, start } = sourceOf(children, findings)
  let text = blank(source, children, start).replace(/\\./g, '  ')
  for (const [id, pattern, message] of marks) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      // A word that is a mark in capitals only.
      if (id === 'body/placeholder' && found.length < 6 && found !== found.toUpperCase()) continue
      const at = new LineIndex(findings.text).position(start + index)
      warn({ position: { start: at, end: at } }, findings, id, `"${found.replace(/\s+/g, ' ')}" ${message}`)
    }
    text = text.replace(pattern, (found) => ' '.repeat(found.length))
  }
}

function isSuspect(nodes: readonly PhrasingContent[]): boolean {
  return nodes.some((node) =>
    node.type === 'text'
      ? SUSPECT.test(node.value)
      : (node.type === 'emphasis' || node.type === 'strong') && isSuspect(node.children),
  )
}

/** The source with everything that is rendered as more than text taken out, every other sign in its place. */
function blank(source: string, nodes: readonly PhrasingContent[], start: number): string {
  let text = source
  for (const node of nodes) {
    const from = (node.position?.start.offset ?? 0) - start
    const to = (node.position?.end.offset ?? 0) - start
    if (node.type === 'emphasis' || node.type === 'strong') {
      const marks = node.type === 'strong' ? 2 : 1
      text = `${text.slice(0, from)}${' '.repeat(marks)}${text.slice(from + marks)}`
      text = blank(text, node.children, start)
    } else if (
      node.type !== 'text' &&
      node.type !== 'break' &&
      !(node.type === 'link' && !/^[[<]/.test(source.slice(from, to)))
    )
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
  }
  return text
}

/** Warns of a paragraph that is bold from end to end, and of an English one in a Russian text. */
function checkWhole(children: readonly PhrasingContent[], findings: Findings): void {
  const { source } = sourceOf(children, findings)
  const [first] = children
  if (children.length === 1 && first.type === 'strong' && source.length < 80 && !/[.!?…:]\*\*$/.test(source))
    warn(
      first,
      findings,
      'heading/bold-line',
      'The line is bold from end to end, as a heading is. Write "## " and its words.',
    )
  if (
    findings.language === 'ru' &&
    !/[\u0400-\u04ff]/.test(source) &&
    (source.match(/\b[a-z]{2,}\b/gi)?.length ?? 0) >= 8
  )
    warn(
      first,
      findings,
      'words/other-language',
      'The paragraph is English, and stands in the Russian text. Translate it.',
    )
}

/** Markdown that is right by its rules (CommonMark, GFM) and means something else than its writer does. */
import type { Code, Heading, PhrasingContent, Table, Text } from 'mdast'
import type { ErrorId } from '../report/severity'
import { refuse, warn, type Findings, type Placed } from './findings'
import { typewriterMark } from './typewriterMarks'

function sourceOf({ position }: Placed, { text }: Findings): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

/** Reports a fence that nothing closes, or that the fence of the next code closes (CommonMark 4.5). */
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
    refuse(
      node,
      findings,
      'code/not-closed',
      `The code is not closed, so all below it is code, too. Add a line "${fence}" after its last line.`,
    )
    return
  }
  if (!node.value.includes(fence)) return
  const inside = node.value.split('\n').find((line) => line.startsWith(fence) && /^[`~]+[ \t]*\w/.test(line))
  if (inside) {
    refuse(
      node,
      findings,
      'code/fence-inside',
      `"${inside}" stands inside this code, as if it had not been closed. Add a line "${fence}" after its last line. To show a fence, open with a longer one: "${fence}${fence[0]}".`,
    )
  }
}

/**
 * What is wrong with a heading without words, or one that a line of dashes
 * below a paragraph makes (CommonMark 4.3); null when nothing is.
 */
export function headingSlip(node: Heading, findings: Findings): { id: ErrorId; message: string } | null {
  if (!sourceOf(node, findings).trimStart().startsWith('#'))
    return {
      id: 'heading/underlined',
      message:
        'A line of dashes right below text makes a heading of it. For a divider, leave a blank line between; for a heading, write "## " and its words.',
    }
  return node.children.length === 0
    ? { id: 'heading/empty', message: 'The heading has no words. Write them, or remove the line.' }
    : null
}

/** Reports rows with other cells than the header: GFM 4.10 drops or adds cells without a word. */
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
    refuse(
      row,
      findings,
      'table/cells',
      `The row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the header ${columns}. ${remedy}`,
    )
  }
}

const HEADING = /^(#{2,6}(?=[^ \t#])|#(?=\p{L}))(.*)/u
const TABLE = /^\|.*\|/

/** Reports lines of a paragraph that were meant as a heading or a table. */
export function checkLines(children: readonly PhrasingContent[], findings: Findings): void {
  children.forEach((node, index) => {
    if (node.type !== 'text' || !/[#|]/.test(node.value)) return
    const lines = sourceOf(node, findings).split('\n')
    for (const [below, line] of lines.entries()) {
      // Only the first piece of a paragraph begins at the start of a line.
      if (below === 0 && index > 0) continue
      const words = line.replace(/^[ \t>]+/, '')
      const [, signs, title = ''] = HEADING.exec(words) ?? []
      const at = placeOf(node, below, line.length - words.length)
      if (signs)
        refuse(
          at,
          findings,
          'heading/no-space',
          `A heading has a space after its signs: "${signs} ${title.trim()}". To begin a line with "#" itself, write "\\#".`,
        )
      if (!TABLE.test(words)) continue
      refuse(
        at,
        findings,
        'table/no-dashes',
        'A table needs a second line with dashes for each column: "| --- | --- |". To begin a line with "|" itself, write "\\|".',
      )
      return
    }
  })
}

/** The start of a line of running text; later lines begin below the edge of the page, not of the text. */
function placeOf({ position }: Text, below: number, indent: number): Placed {
  const { line = 1, column = 1 } = position?.start ?? {}
  const start = { line: line + below, column: below === 0 ? column + indent : 1 + indent }
  return { position: { start, end: start } }
}

/** Warns of stars that were meant to make words strong and show as they are (CommonMark 6.2). */
export function checkStars(node: Text, findings: Findings): void {
  if (node.value.includes('**') && sourceOf(node, findings).includes('**'))
    warn(
      node,
      findings,
      'body/stars',
      '"**" shows as it is here. Strong words have stars on both sides and no spaces inside them: **like these**. To show stars, write "\\*\\*".',
    )
}

/** Warns of quotes and dots that no printed sentence has. Words in code are left as they are. */
export function checkMarks(node: Text, findings: Findings): void {
  const message = typewriterMark(node.value)
  if (message) warn(node, findings, 'words/typewriter', message)
}

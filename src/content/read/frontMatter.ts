/** Finds and parses the front matter of a text. */
import { isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml'
import { brokenDocument, dataDocument, positionsIn, type DataDocument } from '../report/positions'
import { hasErrors, MERGE_CONFLICT, problem, type Problem, type ProblemId } from '../report/problem'

/**
 * Splits an MDX file into front matter and body. The first line must be `---`: Gatsby's parser ignores front matter
 * below a blank line, and runs `---js` as code. Hugo's `+++` begins TOML.
 * @returns null for the front matter, and the whole text as body, if there is none
 */
export function splitFrontMatter(text: string): { frontMatter: string | null; body: string; bodyLinesAbove: number } {
  const lines = text.split('\n')
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (lines[0].trimEnd() !== '---' || closing === -1) return { frontMatter: null, body: text, bodyLinesAbove: 0 }
  return {
    frontMatter: lines.slice(1, closing).join('\n'),
    body: lines.slice(closing + 1).join('\n'),
    bodyLinesAbove: closing + 1,
  }
}

/** Maximum number of lines and commas in front matter: the parser compares each field with all others. */
const MOST_FIELDS = 1000

type ReportAt = (id: ProblemId, offset: number, message: string) => void

/** A value with a colon and without quotes, the most frequent mistake in front matter. */
const COLON_IN_VALUE = /^(\w+: +)([^\s"'[\]{}&*!|>%@`#].*:(?: .*)?)$/gm

/**
 * Parses the text between the two `---` lines. A colon in a value is reported, and the
 * other fields are still read, with their positions unchanged.
 */
export function parseFrontMatter(file: string, text: string): DataDocument {
  const read = parseYaml(file, text)
  if (read.value !== undefined) return read
  const quoted = text.replace(COLON_IN_VALUE, (_, field: string, value: string) => field + JSON.stringify(value))
  return quoted === text ? read : { ...parseYaml(file, quoted), problems: read.problems }
}

function parseYaml(file: string, text: string): DataDocument {
  const position = positionsIn(text, 1)
  const problems: Problem[] = []
  const report: ReportAt = (id, offset, message) =>
    problems.push(problem(id, { file, ...position(offset), field: 'front matter' }, message))
  const field = [...text.matchAll(/[\n,]/g)][MOST_FIELDS]
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text)
  if (conflict) report('file/merge-conflict', conflict.index, MERGE_CONFLICT)
  else if (field)
    report('front-matter/syntax', field.index, `More than ${MOST_FIELDS} fields. Remove what no page shows.`)
  if (problems.length > 0) return brokenDocument(file, problems)
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' })
  if (document.errors.length > 0) explainErrors(document, text, report)
  else checkLostWords(document, text, report)
  if (hasErrors(problems)) return brokenDocument(file, problems)
  const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  return dataDocument(file, document.toJS(), problems, position, (path) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    return { key: pair ? startOf(pair.key) : undefined, value: startOf(node), isObject: isMap(node) }
  })
}

/** Quotes around a value that are not those of YAML. */
const SHOWN_QUOTES = /^(?:[“„«][^“”„«»]*[“”»]|\u00a0+".*")$/

/** Reports values that YAML would shorten or replace, and quotes that it does not read as quotes. */
function checkLostWords(document: Document, text: string, report: ReportAt): void {
  visit(document, {
    Alias: (_key, node) => {
      const message = 'A value that starts with "*" is a reference to another value. Put the whole value in quotes.'
      report('front-matter/reference', node.range?.[0] ?? 0, message)
    },
    Node: (_key, node) => {
      const [start, end] = node.range ?? [0, 0]
      if (node.tag || ('anchor' in node && node.anchor)) {
        const sign = node.tag ? '!' : '&'
        const message = `A value cannot start with "${sign}": its first word would be lost. Put the whole value in quotes.`
        report('front-matter/word-lost', text.lastIndexOf(sign, start), message)
      }
      const [, above, escape] =
        isScalar(node) && node.type === 'QUOTE_DOUBLE'
          ? (/^((?:[^\\]|\\["\\/uUx\n])*)(\\[^"\\/uUx\n])/.exec(text.slice(start, end)) ?? [])
          : []
      if (escape) {
        const message = `"${escape}" in double quotes is another character.${SINGLE_QUOTES}`
        report('front-matter/backslash', start + above.length, message)
      }
      if (isScalar(node) && node.type === 'PLAIN' && SHOWN_QUOTES.test(node.source ?? '')) {
        const message = `The quotes belong to the value, and pages show them. Remove them, or type straight quotes around the value: "…".`
        report('front-matter/curly-quotes', start, message)
      }
      const offset = isScalar(node) && node.comment ? text.indexOf('#', end) : -1
      // A comment on its own line is allowed.
      const isOwnLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, Math.max(0, offset)))
      if (offset === -1 || isOwnLine) return
      const message = '" #" starts a comment, so the rest of the line is lost. Put the whole value in quotes.'
      report('front-matter/value-cut-off', offset, message)
    },
  })
}

/** Reports why a text is not valid YAML: a frequent mistake with its own message, others with the parser's message. */
function explainErrors(document: Document, text: string, report: ReportAt): void {
  const joined = /^([A-Za-z]\w*):[^ \t\n:/].*$/m.exec(text)
  // The line above has a value, so it cannot have nested fields.
  const indented = [...text.matchAll(/^ +(?=[A-Za-z]\w*:(?: |$))/gm)].find(
    ({ index }) => !/:[ \t]*[>|]?[+-]?\s*$/.test(text.slice(0, index)),
  )
  if (joined) {
    report('front-matter/no-space', joined.index, `Type an ordinary space after the colon: "${joined[1]}: …".`)
  } else if (indented) {
    const message = 'The field is indented. Remove the spaces before it.'
    report('front-matter/indent', indented.index + indented[0].length, message)
  } else {
    // A tab causes the errors after it.
    const tab = document.errors.find(({ code }) => code === 'TAB_AS_INDENT')
    // One mistake has several errors in its line.
    const first = document.errors.filter(
      ({ pos }, index) => index === 0 || text.slice(document.errors[index - 1].pos[0], pos[0]).includes('\n'),
    )
    for (const error of tab ? [tab] : first) {
      const [id, remedy] = REMEDIES.find(([, , known]) => known.test(error.message)) ?? ['front-matter/syntax', '']
      const message = `Not valid YAML: ${error.message.split('\n')[0].replace(/\.?$/, '.')}${remedy}`
      report(id, error.pos[0], message)
    }
  }
}

const SINGLE_QUOTES = ' Put the value in single quotes, where a backslash is only a backslash.'

/** Advice for the writer, by the parser's error. */
const REMEDIES: readonly [id: ProblemId, remedy: string, error: RegExp][] = [
  ['front-matter/quote-not-closed', ' Close the quote on the same line.', /Missing closing/],
  ['front-matter/repeated-field', ' Remove one of the two.', /keys must be unique/],
  ['front-matter/backslash', SINGLE_QUOTES, /^Invalid escape/],
  ['front-matter/tab', ' Use two spaces.', /^Tabs/],
  [
    'front-matter/needs-quotes',
    ' Put the whole value in straight quotes: title: "Naming: a guide".',
    /Nested mappings|Not a YAML token|on same line with key|Unexpected scalar|cannot start with|Implicit keys|Unexpected flow|block mapping|Flow (?:sequence|map)/,
  ],
]

/** Finds and parses the front matter of a text. */
import { isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml'
import { brokenDocument, dataDocument, positionsIn, type DataDocument } from '../report/positions'
import { collectProblems, MERGE_CONFLICT, type Problem, type ProblemId } from '../report/problem'

interface FrontMatterSplit {
  /** Text between the two `---` lines; null when there is none, and then `body` is a guess. */
  frontMatter: string | null
  frontMatterLinesAbove: number
  body: string
  bodyLinesAbove: number
  problems: Problem[]
}

/**
 * Splits an MDX file into front matter and body. Reports a first line other
 * than `---`: Gatsby's parser ignores front matter below a blank line, and
 * runs `---js` as code. Hugo's `+++` begins TOML.
 */
export function splitFrontMatter(file: string, text: string): FrontMatterSplit {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const opening = lines[first] ?? ''
  const fence = opening.trim() === '+++' ? '+++' : '---'
  const language = fence === '+++' ? 'toml' : opening.trim().slice(3).trim()
  const isMissing = !opening.trimStart().startsWith(fence)
  const closing = lines.findIndex((line, index) => index > first && line.trimEnd() === fence)
  const problems = collectProblems((report) => {
    const reportAt = (id: ProblemId, line: number, message: string) =>
      report(id, { file, line, column: 1, field: 'front matter' }, message)
    const remedy = 'The first line of the file must be "---".'
    if (isMissing)
      return reportAt('front-matter/missing', 1, `There is no front matter. ${remedy} Then come fields and "---".`)
    if (first > 0) reportAt('front-matter/blank-lines-above', 1, `Blank lines before the front matter. ${remedy}`)
    if (language)
      reportAt('front-matter/language', first + 1, `"${opening.trim()}" is not supported. Write "---" and YAML.`)
    else if (opening !== '---') reportAt('front-matter/opening-line', first + 1, 'Spaces around "---". Remove them.')
    if (closing === -1 && !language)
      reportAt('front-matter/not-closed', first + 1, 'The front matter is not closed. Add "---" below its fields.')
  })
  const isRead = !isMissing && !language && closing !== -1
  // A first line like `title: …` means that only the opening line of the front matter is missing.
  const isBodyAlone = isMissing && !/^\w+:/.test(opening)
  const bodyLinesAbove = isBodyAlone ? 0 : closing === -1 ? (isMissing ? 0 : lines.length) : closing + 1
  return {
    frontMatter: isRead ? lines.slice(first + 1, closing).join('\n') : null,
    frontMatterLinesAbove: isRead ? first + 1 : 0,
    body: lines.slice(bodyLinesAbove).join('\n'),
    bodyLinesAbove,
    problems,
  }
}

/** A value with a colon and without quotes, the most frequent mistake in front matter. */
const COLON_IN_VALUE = /^(\w+: +)([^\s"'[\]{}&*!|>%@`#].*:(?: .*)?)$/gm

/**
 * Parses the text of the front matter. A colon in a value is reported, and the
 * other fields are still read, with their positions unchanged.
 * @param linesAbove lines of the file above `text`
 */
export function parseFrontMatter(file: string, text: string, linesAbove: number): DataDocument {
  const read = parseYaml(file, text, linesAbove)
  if (read.value !== undefined) return read
  const quoted = text.replace(COLON_IN_VALUE, (_, field: string, value: string) => field + JSON.stringify(value))
  return quoted === text ? read : { ...parseYaml(file, quoted, linesAbove), problems: read.problems }
}

/** Maximum number of opening brackets in front matter. The parser recurses at each and would exceed the stack. */
const MOST_BRACKETS = 100

/** Maximum number of lines and commas in front matter: the parser compares each field with all others. */
const MOST_FIELDS = 1000

type ReportAt = (id: ProblemId, offset: number, message: string) => void

/** Parses YAML. Reports comments after a value, tags, anchors and aliases, which would silently change the text. */
function parseYaml(file: string, text: string, linesAbove: number): DataDocument {
  const position = positionsIn(text, linesAbove)
  const collect = (check: (report: ReportAt) => void) =>
    collectProblems((report) =>
      check((id, offset, message) => report(id, { file, ...position(offset), field: 'front matter' }, message)),
    )
  const bracket = [...text.matchAll(/[[{]/g)][MOST_BRACKETS]
  const field = [...text.matchAll(/[\n,]/g)][MOST_FIELDS]
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text)
  const obstacles = collect((report) => {
    const tooMany = `More than ${MOST_BRACKETS} opening brackets. Write plain values.`
    if (bracket) report('front-matter/syntax', bracket.index, tooMany)
    else if (field)
      report('front-matter/syntax', field.index, `More than ${MOST_FIELDS} fields. Remove what no page shows.`)
    else if (conflict) report('file/merge-conflict', conflict.index, MERGE_CONFLICT)
  })
  if (obstacles.length > 0) return brokenDocument(file, obstacles)
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' })
  const problems = collect((report) =>
    document.errors.length > 0 ? explainErrors(document, text, report) : checkLostWords(document, text, report),
  )
  if (problems.length > 0) return brokenDocument(file, problems)
  const value: unknown = document.toJS()
  const warnings = collect((report) => checkQuotes(document, report))
  const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  return dataDocument(file, value, warnings, position, (path) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    return { key: pair ? startOf(pair.key) : undefined, value: startOf(node), isObject: isMap(node) }
  })
}

/** Reports values that YAML would shorten or replace. */
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
      const offset = isScalar(node) && node.comment ? text.indexOf('#', end) : -1
      // A comment on its own line is allowed.
      const isOwnLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, Math.max(0, offset)))
      if (offset === -1 || isOwnLine) return
      const message = '" #" starts a comment, so the rest of the line is lost. Put the whole value in quotes.'
      report('front-matter/value-cut-off', offset, message)
    },
  })
}

/** Warns of quotes that are typed around a value and do not belong to YAML, so pages show them. */
function checkQuotes(document: Document, report: ReportAt): void {
  visit(document, {
    Scalar: (_key, { type, source = '', range }) => {
      if (type !== 'PLAIN' || !/^(?:[“„«][^“”„«»]*[“”»]|\u00a0+".*")$/.test(source)) return
      const message = `The quotes belong to the value, and pages show them. Remove them, or type straight quotes around the value: "…".`
      report('front-matter/curly-quotes', range?.[0] ?? 0, message)
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

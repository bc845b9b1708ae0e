/** Front matter: where it stands in a text, and the fields in it. */
import { isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml'
import { codePoint, oddLetters } from '../report/letters'
import { brokenDocument, dataDocument, positionsIn, type DataDocument, type FieldPath } from '../report/positions'
import { collectProblems, MERGE_CONFLICT, problem, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'

interface FrontMatterSplit {
  /** Text between the two `---` lines, or null when there is none; `body` is then the best guess. */
  frontMatter: string | null
  /** Lines of the file above `frontMatter`. */
  frontMatterLinesAbove: number
  body: string
  /** Lines of the file above `body`. */
  bodyLinesAbove: number
  problems: Problem[]
}

/**
 * Splits an MDX file. Anything but `---` as the very first line is reported:
 * the parser Gatsby reads front matter with silently drops a block after a
 * blank line, and takes `---js` for code to run.
 */
export function splitFrontMatter(file: string, text: string): FrontMatterSplit {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const opening = lines[first] ?? ''
  const language = opening.trim().slice(3).trim()
  const isMissing = !opening.trimStart().startsWith('---')
  const closing = lines.findIndex((line, index) => index > first && line.trimEnd() === '---')
  const problems = collectProblems((report) => {
    const at = (line: number) => ({ file, line, column: 1, field: 'front matter' })
    if (isMissing) {
      const message = 'There is no front matter. Start the file with a line "---", the fields, and another "---".'
      report('front-matter/missing', at(1), message)
      return
    }
    if (first > 0) {
      const message = 'Blank lines before the front matter. The first line of the file must be "---".'
      report('front-matter/blank-lines-above', at(1), message)
    }
    if (language) {
      const message = `"${opening.trim()}" is not a front matter this site reads: write "---" alone and the fields in YAML.`
      report('front-matter/language', at(first + 1), message)
    } else if (opening !== '---') {
      const message = 'Spaces around "---". The first line of the file must be "---" and nothing else.'
      report('front-matter/opening-line', at(first + 1), message)
    }
    if (closing === -1 && !language) {
      const message = 'The front matter is not closed. Add a line "---" after its last field.'
      report('front-matter/not-closed', at(first + 1), message)
    }
  })
  const isRead = !isMissing && !language && closing !== -1
  // Fields whose opening line was lost are no body.
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

/** A value with a colon and without quotes: the mistake that most often makes front matter invalid. */
const COLON_IN_VALUE = /^(\w+: +)([^\s"'[\]{}&*!|>%@`#].*:(?: .*)?)$/gm

/**
 * Parses the text of the front matter. A colon in a value is a problem, but
 * the other fields can be read in spite of it, with every position unchanged.
 * @param linesAbove lines of the file above `text`
 */
export function parseFrontMatter(file: string, text: string, linesAbove: number): DataDocument {
  const read = parseYaml(file, text, linesAbove)
  if (read.value !== undefined) return read
  const quoted = text.replace(COLON_IN_VALUE, (_, field: string, value: string) => field + JSON.stringify(value))
  return quoted === text ? read : { ...parseYaml(file, quoted, linesAbove), problems: read.problems }
}

/** Lines of front matter; a post has a dozen fields. */
const MOST_LINES = 200

/** Opening brackets of front matter. The parser calls itself for each, and would run out of stack. */
const MOST_BRACKETS = 100

const OPTIONS = { prettyErrors: false, logLevel: 'silent' } as const

/** Reports a problem at an offset of the front matter. */
type ReportAt = (id: ProblemId, offset: number, message: string) => void

/**
 * Parses YAML, and refuses what it would silently take for something else
 * than text: comments behind a value, tags, anchors and aliases.
 */
function parseYaml(file: string, text: string, linesAbove: number): DataDocument {
  const position = positionsIn(text, linesAbove)
  const collect = (check: (report: ReportAt) => void) =>
    collectProblems((report) =>
      check((id, offset, message) => report(id, { file, ...position(offset), field: 'front matter' }, message)),
    )
  const obstacles = collect((report) => checkText(text, report))
  if (obstacles.length > 0) return brokenDocument(file, obstacles)
  const document = parseDocument(text, OPTIONS)
  const problems = collect((report) =>
    document.errors.length > 0 ? explainErrors(document, text, report) : checkLostWords(document, text, report),
  )
  if (problems.length > 0) return brokenDocument(file, problems)
  const value: unknown = document.toJS()
  // Parsed again where a position is asked for: the trees of thousands of posts would fill the memory.
  let tree: Document | undefined
  const nodeAt = (path: FieldPath) => {
    tree ??= parseDocument(text, OPTIONS)
    return path.length === 0 ? tree.contents : tree.getIn(path, true)
  }
  const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)
  const keyAt = (path: FieldPath) => {
    const parent = path.length === 0 ? null : nodeAt(path.slice(0, -1))
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    return pair ? startOf(pair.key) : undefined
  }
  const read = dataDocument(file, value, [], {
    field: (path) => {
      const node = nodeAt(path)
      return isMap(node) ? (keyAt(path) ?? startOf(node)) : (startOf(node) ?? keyAt(path))
    },
    key: keyAt,
    position,
  })
  for (const [field, words] of Object.entries(value ?? {})) {
    const control = typeof words === 'string' && oddLetters(words).find(({ kind }) => kind === 'control')
    // A letter that stands here itself was found when the file was decoded.
    if (!control || text.includes(control.letter)) continue
    const message = `An escape stands for a control letter, ${codePoint(control.letter)}, which shows nothing. Delete it.`
    read.problems.push(problem('letter/control', { ...read.at([field]), field: 'letters' }, message))
  }
  return read
}

/** What keeps a text from being parsed. */
function checkText(text: string, report: ReportAt): void {
  const bracket = [...text.matchAll(/[[{]/g)][MOST_BRACKETS]
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text)
  if (text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    report('front-matter/too-long', 0, `The front matter has more than ${MOST_LINES} lines. A line "---" ends it.`)
  else if (bracket) {
    const message = `More than ${MOST_BRACKETS} brackets open in the front matter. Write plain values.`
    report('front-matter/syntax', bracket.index, message)
  } else if (conflict) report('file/merge-conflict', conflict.index, MERGE_CONFLICT)
}

/** What would make a value lose words, or stand for another one. */
function checkLostWords(document: Document, text: string, report: ReportAt): void {
  visit(document, {
    Alias: (_key, node) => {
      const message =
        'Not valid here: "*" starts a reference to another value. Write the value itself, in quotes if it starts with "*".'
      report('front-matter/reference', node.range?.[0] ?? 0, message)
    },
    Node: (_key, node) => {
      const [start, end] = node.range ?? [0, 0]
      if (node.tag || ('anchor' in node && node.anchor)) {
        const sign = node.tag ? '!' : '&'
        const message = `A value cannot begin with "${sign}": the word behind it would be lost. Put the whole value in quotes.`
        report('front-matter/word-lost', text.lastIndexOf(sign, start), message)
      }
      const offset = isScalar(node) && node.comment ? text.indexOf('#', end) : -1
      // A comment on a line of its own takes no words.
      const isOwnLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, Math.max(0, offset)))
      if (offset === -1 || isOwnLine) return
      const message =
        'Nothing behind " #" would be read: it starts a comment. Put the whole value in quotes, or write the comment on a line of its own.'
      report('front-matter/value-cut-off', offset, message)
    },
  })
}

/** Reports why a text is not valid YAML: a known mistake by its name, others in the words of the parser. */
function explainErrors(document: Document, text: string, report: ReportAt): void {
  const joined = /^([A-Za-z]\w*):[^\s:/].*$/m.exec(text)
  // No field above it can hold others.
  const indented = [...text.matchAll(/^ +(?=[A-Za-z]\w*:(?: |$))/gm)].find(
    ({ index }) => !/:[ \t]*[>|]?[+-]?\s*$/.test(text.slice(0, index)),
  )
  if (joined) {
    const message = `A space stands behind the colon of a field: "${joined[1]}: …".`
    report('front-matter/no-space', joined.index, message)
  } else if (indented) {
    const message = 'The field is indented. All fields begin at the left edge.'
    report('front-matter/indent', indented.index + indented[0].length, message)
  } else {
    // The errors behind a tab come of it.
    const tab = document.errors.find(({ code }) => code === 'TAB_AS_INDENT')
    for (const error of tab ? [tab] : document.errors) {
      const [id, remedy] = REMEDIES.find(([, , known]) => known.test(error.message)) ?? ['front-matter/syntax', '']
      const message = `Not valid YAML: ${error.message.split('\n')[0].replace(/\.?$/, '.')}${remedy}`
      report(id, error.pos[0], message)
    }
  }
}

/** Advice to the writer, by the error of the parser. */
const REMEDIES: readonly [id: ProblemId, remedy: string, error: RegExp][] = [
  ['front-matter/quote-not-closed', ' A quote that opens a value also closes it, on the same line.', /Missing closing/],
  ['front-matter/repeated-field', ' Remove one of the two.', /keys must be unique/],
  ['front-matter/tab', ' Use two spaces.', /^Tabs/],
  [
    'front-matter/needs-quotes',
    ' Put the whole value in straight quotes: title: "Naming: a guide".',
    /Nested mappings|Unexpected scalar|cannot start with|Implicit keys|Unexpected flow|block mapping|Flow (?:sequence|map)/,
  ],
]

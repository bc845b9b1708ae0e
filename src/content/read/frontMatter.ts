import { isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml'
import { codePoint, oddLetters } from '../report/letters'
import { brokenDocument, dataDocument, positionsIn, type DataDocument, type FieldPath } from '../report/positions'
import { MERGE_CONFLICT, problem, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'

interface FrontMatterSplit {
  /** Text between the two `---` lines, or null when there is none to read; the body is then what can be told from it. */
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
 * the parser Gatsby reads front matter with drops a block after a blank line
 * without a word, and takes `---js` for code to run.
 */
export function splitFrontMatter(file: string, text: string): FrontMatterSplit {
  const say = (id: ProblemId, message: string, line = 1): Problem =>
    problem(id, { file, line, column: 1, field: 'front matter' }, message)
  const lines = text.split('\n')
  const without = (problems: Problem[], bodyLinesAbove: number): FrontMatterSplit => ({
    frontMatter: null,
    frontMatterLinesAbove: 0,
    body: lines.slice(bodyLinesAbove).join('\n'),
    bodyLinesAbove,
    problems,
  })

  const first = lines.findIndex((line) => line.trim() !== '')
  const opening = lines[first] ?? ''
  if (!opening.trimStart().startsWith('---')) {
    // Fields whose opening line was lost are no body.
    const below = /^\w+:/.test(opening) ? lines.findIndex((line) => line.trimEnd() === '---') + 1 : 0
    return without(
      [
        say(
          'front-matter/missing',
          'There is no front matter. Start the file with a line "---", the fields, and another "---".',
        ),
      ],
      below,
    )
  }
  const closing = lines.findIndex((line, index) => index > first && line.trimEnd() === '---')
  const problems: Problem[] = []
  if (first > 0)
    problems.push(
      say(
        'front-matter/blank-lines-above',
        'Blank lines before the front matter. The first line of the file must be "---".',
      ),
    )
  if (opening !== '---') {
    const language = opening.trim().slice(3).trim()
    problems.push(
      say(
        language ? 'front-matter/language' : 'front-matter/opening-line',
        language
          ? `"${opening.trim()}" is not a front matter this site reads: write "---" alone and the fields in YAML.`
          : 'Spaces around "---". The first line of the file must be "---" and nothing else.',
        first + 1,
      ),
    )
    if (language) return without(problems, closing === -1 ? lines.length : closing + 1)
  }
  if (closing === -1) {
    return without(
      [
        ...problems,
        say(
          'front-matter/not-closed',
          'The front matter is not closed. Add a line "---" after its last field.',
          first + 1,
        ),
      ],
      lines.length,
    )
  }
  return {
    frontMatter: lines.slice(first + 1, closing).join('\n'),
    frontMatterLinesAbove: first + 1,
    body: text.slice(lines.slice(0, closing + 1).join('\n').length + 1),
    bodyLinesAbove: closing + 1,
    problems,
  }
}

/** A value with a colon and without quotes: the slip that most often makes front matter invalid. */
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

const OPTIONS = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

/** What in a text keeps it from being parsed as YAML. */
function unparsable(text: string): YamlProblem | null {
  if (text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    return {
      id: 'front-matter/too-long',
      offset: 0,
      message: `The front matter has more than ${MOST_LINES} lines. A line "---" ends it.`,
    }
  const bracket = [...text.matchAll(/[[{]/g)][MOST_BRACKETS]
  if (bracket)
    return {
      id: 'front-matter/syntax',
      offset: bracket.index,
      message: `More than ${MOST_BRACKETS} brackets open in the front matter. Write plain values.`,
    }
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text)
  if (conflict) return { id: 'file/merge-conflict', offset: conflict.index, message: MERGE_CONFLICT }
  const tab = /^ *\t/m.exec(text)
  return (
    tab && {
      id: 'front-matter/tab',
      offset: tab.index + tab[0].length - 1,
      message: 'Indented with a tab. Use two spaces.',
    }
  )
}

/**
 * Parses YAML, and refuses what it would silently take for something else
 * than text: comments behind a value, tags, anchors and aliases.
 */
function parseYaml(file: string, text: string, linesAbove: number): DataDocument {
  const position = positionsIn(text, linesAbove)
  const broken = (found: readonly YamlProblem[]) =>
    brokenDocument(
      file,
      found.map(({ id, offset, message }) =>
        problem(id, { file, ...position(offset), field: 'front matter' }, message),
      ),
    )
  const obstacle = unparsable(text)
  if (obstacle) return broken([obstacle])
  const document = parseDocument(text, OPTIONS)
  if (document.errors.length > 0)
    return broken(slipIn(text) ?? document.errors.map((error) => ({ offset: error.pos[0], ...explain(error.message) })))
  const lost = lostWords(document, text)
  if (lost.length > 0) return broken(lost)
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

interface YamlProblem {
  id: ProblemId
  offset: number
  message: string
}

/** Finds what would make a value lose words, or stand for another one. */
function lostWords(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = []
  const seen = new Set<string>()
  visit(document, {
    Alias: (_key, node) => {
      found.push({
        id: 'front-matter/reference',
        offset: node.range?.[0] ?? 0,
        message:
          'Not valid here: "*" starts a reference to another value. Write the value itself, in quotes if it starts with "*".',
      })
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key)) return
      const name = String(key.value)
      if (seen.has(name))
        found.push({
          id: 'front-matter/repeated-field',
          offset: key.range?.[0] ?? 0,
          message: `The field "${name}" stands twice. Remove one of the two.`,
        })
      seen.add(name)
    },
    Node: (_key, node) => {
      if (node.tag || ('anchor' in node && node.anchor)) {
        const sign = node.tag ? '!' : '&'
        found.push({
          id: 'front-matter/word-lost',
          offset: text.lastIndexOf(sign, node.range?.[0] ?? 0),
          message: `A value cannot begin with "${sign}": the word behind it would be lost. Put the whole value in quotes.`,
        })
      }
      if (!isScalar(node) || !node.comment) return
      const offset = text.indexOf('#', node.range?.[1] ?? 0)
      if (
        offset === -1 ||
        text
          .slice(node.range?.[0] ?? 0, offset)
          .trimEnd()
          .includes('\n#')
      )
        return
      if (text.slice(text.lastIndexOf('\n', offset) + 1, offset).trim() === '') return
      found.push({
        id: 'front-matter/value-cut-off',
        offset,
        message: `Nothing behind " #" would be read: it starts a comment. Put the whole value in quotes, or write the comment on a line of its own.`,
      })
    },
  })
  return found
}

/** A field that is written so that the parser only stumbles somewhere below it. */
function slipIn(text: string): YamlProblem[] | null {
  const joined = /^([A-Za-z]\w*):[^\s:/].*$/m.exec(text)
  if (joined)
    return [
      {
        id: 'front-matter/no-space',
        offset: joined.index,
        message: `A space stands behind the colon of a field: "${joined[1]}: …".`,
      },
    ]
  const offset = indentedField(text)
  return offset === null
    ? null
    : [{ id: 'front-matter/indent', offset, message: 'The field is indented. All fields begin at the left edge.' }]
}

/** Offset of the first field that is indented though no field above it can hold others. */
function indentedField(text: string): number | null {
  let offset = 0
  let above = ''
  for (const line of text.split('\n')) {
    const [indent] = /^ +(?=[A-Za-z]\w*:(?: |$))/.exec(line) ?? []
    if (indent && !/:\s*[>|]?[+-]?\s*$/.test(above)) return offset + indent.length
    if (line.trim() !== '') above = line
    offset += line.length + 1
  }
  return null
}

function explain(message: string): { id: ProblemId; message: string } {
  const short = message.split('\n')[0].replace(/\.?$/, '.')
  if (/Missing closing/.test(short))
    return {
      id: 'front-matter/quote-not-closed',
      message: `Not valid YAML: ${short} A quote that opens a value also closes it, on the same line.`,
    }
  const isBare =
    /Nested mappings|Unexpected scalar|cannot start with|Implicit keys|Unexpected flow|block mapping|Flow (?:sequence|map)/.test(
      short,
    )
  return isBare
    ? {
        id: 'front-matter/needs-quotes',
        message: `Not valid YAML: ${short} Put the whole value in straight quotes: title: "Naming: a guide".`,
      }
    : { id: 'front-matter/syntax', message: `Not valid YAML: ${short}` }
}

import { problem, type Problem, MERGE_CONFLICT, type Position } from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node, type Pair } from 'yaml'
import { LineIndex } from '../report/lineIndex'
import { brokenDocument, dataDocument, type DataDocument, type TreeReader } from '../report/dataDocument'

interface FrontMatterSplit {
  /** Text between the two `---` lines, or null when there is none to read; the body is then what can be told from it. */
  frontMatter: string | null
  /** Lines of the file above `frontMatter`. */
  matterLinesAbove: number
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
    matterLinesAbove: 0,
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
    matterLinesAbove: first + 1,
    body: text.slice(lines.slice(0, closing + 1).join('\n').length + 1),
    bodyLinesAbove: closing + 1,
    problems,
  }
}

/** A value that holds a colon and stands without quotes: the slip that most often makes front matter no YAML. */
const COLON_IN_VALUE = /^(\w+: +)([^\s"'[\]{}&*!|>%@`#].*:(?: .*)?)$/gm

/**
 * Parses the text of the front matter. A colon in a value is a problem, but
 * the other fields can be read in spite of it, with every place unchanged.
 */
export function parseMatter(file: string, text: string, linesAbove: number): ReadYaml {
  const parse = (yaml: string) => parseYaml(file, yaml, linesAbove)
  const read = parse(text)
  if (read.value !== undefined) return read
  const quoted = text.replace(COLON_IN_VALUE, (_, field: string, value: string) => field + JSON.stringify(value))
  return quoted === text ? read : { ...parse(quoted), problems: read.problems }
}

/** Lines of front matter; a post has a dozen fields. */
const MOST_LINES = 200

const OPTIONS = { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' } as const

/** What was read of YAML, as data that one thread can hand to another. */
export interface ReadYaml {
  text: string
  /** Lines of the file above `text`. */
  linesAbove: number
  /** Undefined when the syntax is broken; `problems` says where. */
  value: unknown
  problems: Problem[]
}

/** The document of what was read, in which places can be looked up. */
export function yamlDocument(file: string, { text, linesAbove, value, problems }: ReadYaml): DataDocument {
  if (value === undefined) return brokenDocument(file, problems)
  // Parsed again where a place is asked for: of thousands of posts the trees would fill the memory.
  let tree: Node | null | undefined
  return dataDocument(file, value, problems, {
    tree: () => (tree ??= parseDocument(text, OPTIONS).contents as Node | null),
    reader: YAML_TREE,
    position: positionIn(text, linesAbove),
  })
}

function positionIn(text: string, linesAbove: number): (offset: number) => Position {
  let lines: LineIndex | undefined
  return (offset) => {
    lines ??= new LineIndex(text)
    const { line, column } = lines.position(offset)
    return { line: line + linesAbove, column }
  }
}

/**
 * Parses the YAML of front matter, and refuses what it would take for
 * something else than text without a word: comments behind a value, tags,
 * anchors and references to them.
 * @param linesAbove lines of the file above `text`
 */
function parseYaml(file: string, text: string, linesAbove: number): ReadYaml {
  const position = positionIn(text, linesAbove)
  const broken = (problems: Problem[]): ReadYaml => ({ text, linesAbove, value: undefined, problems })
  const say = (id: ProblemId, offset: number, message: string): Problem =>
    problem(id, { file, ...position(offset), field: 'front matter' }, message)
  if (text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    return broken([
      say('front-matter/too-long', 0, `The front matter has more than ${MOST_LINES} lines. A line "---" ends it.`),
    ])
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text)
  if (conflict) return broken([say('file/merge-conflict', conflict.index, MERGE_CONFLICT)])
  const tab = text.search(/^[ ]*\t/m)
  if (tab !== -1)
    return broken([say('front-matter/tab', text.indexOf('\t', tab), 'Indented with a tab. Use two spaces.')])
  const document = parseDocument(text, OPTIONS)
  if (document.errors.length > 0) {
    const indented = indentedField(text)
    const joined = /^([A-Za-z]\w*):[^\s:/].*$/m.exec(text)
    if (joined)
      return broken([
        say('front-matter/no-space', joined.index, `A space stands behind the colon of a field: "${joined[1]}: …".`),
      ])
    return broken(
      indented !== null
        ? [say('front-matter/indent', indented, 'The field is indented. All fields begin at the left edge.')]
        : document.errors.map((error) => {
            const { id, message } = explain(error.message)
            return say(id, error.pos[0], message)
          }),
    )
  }
  const lost = notText(document, text).map(({ id, offset, message }) => say(id, offset, message))
  if (lost.length > 0) return broken(lost)
  return { text, linesAbove, value: document.toJS(), problems: [] }
}

interface NotText {
  id: ProblemId
  offset: number
  message: string
}

/** Finds what would make a value lose words, or stand for another one. */
function notText(document: Document, text: string): NotText[] {
  const found: NotText[] = []
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

const YAML_TREE: TreeReader<Node | null> = {
  start: (node) => node?.range?.[0] ?? 0,
  isObject: (node) => isMap(node),
  child: (node, step) => {
    if (isSeq(node)) return typeof step === 'number' ? { node: node.items[step] as Node | undefined } : undefined
    if (!isMap(node)) return undefined
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step)) as
      | Pair<Node, Node | null>
      | undefined
    return pair && { key: pair.key.range?.[0], node: pair.value?.range ? pair.value : undefined }
  },
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

function explain(said: string): { id: ProblemId; message: string } {
  const short = said.split('\n')[0].replace(/\.?$/, '.')
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

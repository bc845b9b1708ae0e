import { problem, type Problem } from '../report/problem'
import type { ProblemId } from '../report/problemIds'
import { parseYaml, type ReadYaml } from './parseYaml'

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

/** Problems that the check reports. */

/** Position in a file; line and column count from 1. */
export interface Position {
  line: number
  column: number
}

export const FIRST_POSITION: Position = { line: 1, column: 1 }

/** The position of a field, or of a part of a file. */
export interface FieldPosition extends Position {
  /** Path from the root of the repository, with forward slashes. */
  file: string
  /** Dotted path of the field (`stats.clients.value`), or the part of the file (`body`, `file`). */
  field: string
}

export interface Problem extends FieldPosition {
  id: ProblemId
  /** What is wrong, and which values are allowed or were probably meant. */
  message: string
  /** An error stops the build; a warning is only shown. */
  severity: Severity
}

/** Maximum characters of a quoted value and of a whole message. */
const LONGEST_QUOTE = 80
const LONGEST_MESSAGE = 700

/** A problem at a position. Quoted content is cut: a value may be as long as a file. */
export function problem(id: ProblemId, at: FieldPosition, message: string): Problem {
  const short = message.replace(/"([^"]*)"/g, (quoted, words: string) =>
    words.length > LONGEST_QUOTE ? `"${cut(words, LONGEST_QUOTE)}"` : quoted,
  )
  return { id, ...at, message: cut(short, LONGEST_MESSAGE), severity: severityOf(id) }
}

/** The function that checks call to report a problem. */
export type Report = (id: ProblemId, at: FieldPosition, message: string) => void

/** The problems that `check` reports. */
export function collectProblems(check: (report: Report) => void): Problem[] {
  const problems: Problem[] = []
  check((id, at, message) => problems.push(problem(id, at, message)))
  return problems
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** The position of a file as a whole. */
export function fileStart(file: string): FieldPosition {
  return { file, ...FIRST_POSITION, field: 'file' }
}

/** A problem of a file as a whole. */
export function fileProblem(id: ProblemId, file: string, message: string): Problem {
  return problem(id, fileStart(file), message)
}

/** Checks a name that becomes part of an address. @param file the file with this name */
export function checkAddressName(name: string, file: string): Problem[] {
  const message = 'This name becomes part of the URL: use lower-case letters, digits and single hyphens.'
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [fileProblem('file/name', file, message)]
}

const FILE_ORDER = new Intl.Collator('en', { numeric: true })

/** Sorts by file, then line, then column; does not change its argument. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => FILE_ORDER.compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

/** The files that have an error. */
export function filesWithErrors(problems: readonly Problem[]): Set<string> {
  return new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
}

/** True when at least one problem stops the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((found) => found.severity === 'error')
}

/** The message for conflict markers of git. */
export const MERGE_CONFLICT =
  'Git has left both sides of a merge conflict here. Keep one of them, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".'

type Severity = 'error' | 'warning'

/**
 * The id of a kind of problem: `link/no-page`. It stays the same when the wording changes: tests, guides and
 * editors use it. content/PROBLEMS.md lists all ids, each with an example and a solution.
 */
export type ProblemId = `${string}/${string}`

/** Ids of problems that do not stop a build. All others do. */
const WARNINGS: ReadonlySet<ProblemId> = new Set<ProblemId>([
  'body/bullet',
  'body/code-not-closed',
  'body/footnote',
  'body/indented',
  'body/joined',
  'body/other-markup',
  'body/placeholder',
  'body/stars',
  'brand/icons',
  'code/by-lines',
  'code/no-language',
  'file/unread-other',
  'front-matter/curly-quotes',
  'heading/bold-line',
  'heading/first-level',
  'heading/in-line',
  'heading/level-left-out',
  'letter/invisible',
  'letter/look-alike',
  'link/not-a-link',
  'link/title',
  'picture/animated',
  'picture/location',
  'picture/no-address',
  'picture/unnamed',
  'post/future-day',
  'post/no-text',
  'post/outline',
  'table/empty-header',
  'translation/missing',
  'translation/section-stale',
  'translation/stale',
  'words/markup',
  'words/other-language',
  'words/scaffold',
  'words/untranslated',
])

/** An error stops the build; a warning does not. */
export function severityOf(id: ProblemId): Severity {
  return WARNINGS.has(id) ? 'warning' : 'error'
}

/**
 * Reads one file and turns an exception into a problem of that file, so that
 * one file cannot stop the check or hide the problems of others.
 */
export function withErrorContext<Result>(file: string, problems: Problem[], read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    const why = error instanceof RangeError ? 'it is nested too deep' : (error as Error).message.split('\n')[0]
    problems.push(fileProblem('file/unreadable', file, `The file cannot be read: ${why}.`))
    return null
  }
}

/** What the check reports, and the three ways it is printed. */
export interface Problem {
  /** Path from the root of the repository, with forward slashes. */
  file: string
  /** Line in the file, from 1; front matter counts. */
  line: number
  /** Column in the line, from 1. */
  column: number
  /** Dotted path of the field (`stats.clients.value`), or what part of the file is meant (`body`, `file`). */
  field: string
  /** What is wrong, and what is allowed or was probably meant. */
  message: string
  /** An error stops the build; a warning is shown and does not. */
  severity: 'error' | 'warning'
}

/** Where in a file, both from 1. */
export interface Position {
  line: number
  column: number
}

export const FIRST_POSITION: Position = { line: 1, column: 1 }

/** An error that is about a file as a whole. */
export function fileProblem(file: string, message: string): Problem {
  return { file, ...FIRST_POSITION, field: 'file', message, severity: 'error' }
}

/** Sorts by file, then line, then column; does not change its argument. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line || a.column - b.column,
  )
}

/** True when at least one problem stops the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error')
}

export type ProblemFormat = 'text' | 'json' | 'github'

/**
 * Prints problems, one per line.
 * @param format `text` for people, `json` for editors, `github` for annotations on a pull request
 *   (https://docs.github.com/actions/reference/workflow-commands-for-github-actions)
 */
export function formatProblems(problems: readonly Problem[], format: ProblemFormat = 'text'): string {
  const sorted = sortProblems(problems)
  if (format === 'json') return JSON.stringify(sorted, null, 2)
  return sorted.map(format === 'github' ? githubLine : textLine).join('\n')
}

function textLine({ file, line, column, field, message, severity }: Problem): string {
  const mark = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line}:${column}  ${field}  ${mark}${message}`
}

function githubLine({ file, line, column, field, message, severity }: Problem): string {
  const property = (value: string | number) =>
    String(value)
      .replace(/%/g, '%25')
      .replace(/\r/g, '%0D')
      .replace(/\n/g, '%0A')
      .replace(/:/g, '%3A')
      .replace(/,/g, '%2C')
  const data = `${field}: ${message}`.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return `::${severity} file=${property(file)},line=${line},col=${column}::${data}`
}

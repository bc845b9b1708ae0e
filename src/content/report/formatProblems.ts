import { sortProblems, type Problem } from './problem'

export const PROBLEM_FORMATS = ['text', 'json', 'github'] as const

type ProblemFormat = (typeof PROBLEM_FORMATS)[number]

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

/** One line for a terminal: position, message, and the id in brackets. */
export function textLine({ id, file, line, column, field, message, severity }: Problem): string {
  const mark = severity === 'warning' ? 'warning: ' : ''
  const text = `${file}:${line}:${column}  ${field}  ${mark}${message}  [${id}]`
  // Line breaks and control characters of quoted content, which a terminal would execute.
  return text.replace(/\n/g, '\\n').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
}

/** "89 files checked in 0.6 s: 1 error, 2 warnings." without its first half. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((found) => found.severity === 'error').length
  return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`
}

/** `1 error`, `2 errors`. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

function githubLine({ id, file, line, column, field, message, severity }: Problem): string {
  const property = (value: string) => data(value).replace(/:/g, '%3A').replace(/,/g, '%2C')
  const data = (value: string) => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(id)}::${data(`${field}: ${message}`)}`
}

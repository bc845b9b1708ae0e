import { fileProblem, type Problem } from '../report/problem'

/**
 * Reads one file; what it throws becomes a problem that names the file, so
 * that no content can end the check or hide the problems of the others.
 */
export function guarded<Result>(file: string, problems: Problem[], read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    const why = error instanceof RangeError ? 'it is nested too deep' : (error as Error).message.split('\n')[0]
    problems.push(fileProblem('file/unreadable', file, `The file cannot be read: ${why}.`))
    return null
  }
}

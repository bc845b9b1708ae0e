import { showsDrafts } from './environment'
import { countProblems, textLine } from '../content/report/formatProblems'
import { sortProblems, type Problem } from '../content/report/problem'
import type { ReadContentResult } from '../content/readContent'
import { readContent } from '../content/readDisk'

/** Reads the content and prints its problems: each warning only once, then all errors each time. */
export class ContentReader {
  private before: readonly Problem[] | null = null

  constructor(private readonly root: string) {}

  async read(): Promise<ReadContentResult> {
    const result = await readContent(this.root, { drafts: showsDrafts() })
    const lines = contentReport(result.problems, this.before)
    this.before = result.problems
    // Gatsby's reporter wraps lines, and terminals would no longer make links of the positions.
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n\n`)
    return result
  }
}

/**
 * The lines of a report, one for each problem: new warnings, then all errors.
 * @param before the problems of the last time; null for the first time
 */
export function contentReport(problems: readonly Problem[], before: readonly Problem[] | null): string[] {
  const known = new Set(before?.map(textLine))
  const sorted = sortProblems(problems)
  const linesOf = (wanted: Problem['severity']) => sorted.filter(({ severity }) => severity === wanted).map(textLine)
  const errors = linesOf('error')
  const fresh = linesOf('warning').filter((line) => !known.has(line))
  const now = new Set(problems.map(textLine))
  const isCorrected = [...known].some((line) => !now.has(line))
  if (fresh.length + errors.length === 0 && !isCorrected) return []
  return [...fresh, ...errors, `Content: ${countProblems(problems)}.`]
}

/** The last message of a build that errors in the content stopped. */
export function problemCount(problems: readonly Problem[]): string {
  return `The content has ${countProblems(problems)}, listed above. Correct the errors, or run "npm run check" to see them alone.`
}

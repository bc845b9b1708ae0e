/** What the terminal says of the content while one writes: what changed since the last look, errors last. */
import { countProblems, textLine } from '../content/report/formatProblems'
import { sortProblems, type Problem } from '../content/report/problem'

/**
 * The lines of a report, one for each problem: whatever stands there new, and
 * below it every error there is, so that what must be mended stands last.
 * @param before what was found the last time; null for the first time
 */
export function contentReport(problems: readonly Problem[], before: readonly Problem[] | null): string[] {
  const lineOf = (found: Problem) => textLine(found)
  const known = new Set(before?.map(lineOf))
  const sorted = sortProblems(problems)
  const errors = sorted.filter(({ severity }) => severity === 'error').map(lineOf)
  const warnings = sorted.filter(({ severity }) => severity === 'warning').map(lineOf)
  const fresh = warnings.filter((line) => !known.has(line))
  const now = new Set([...errors, ...warnings])
  const mended = [...known].filter((line) => !now.has(line)).length
  if (fresh.length + mended + errors.length === 0) return []
  const summary = `Content: ${countProblems(problems)}${mended > 0 ? `, ${mended} mended` : ''}.`
  return [...fresh, ...errors, summary]
}

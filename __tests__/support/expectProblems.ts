import type { Problem } from '../../src/content/report/problem'
import { readFixture, type Changes } from './contentFixture'

/** `file:line:column`, the field, a telling part of the message, and the severity when it is no error. */
export type ExpectedProblem = readonly [at: string, field: string, says: string, severity?: Problem['severity']]

/** One thing broken in the fixture and everything that must be said about it. */
export type BrokenFile = readonly [what: string, changes: Changes, ...expected: ExpectedProblem[]]

/** What is said of the fixture as it is: one translation is missing in each language, one is stale. */
let usual: Promise<Set<string>> | undefined

async function usualProblems(): Promise<Set<string>> {
  return new Set((await readFixture()).problems.map((problem) => JSON.stringify(problem)))
}

/** Runs a table of broken files: each must give exactly the problems listed, in order, and nothing else but the usual. */
export function testBrokenFiles(rows: readonly BrokenFile[]): void {
  it.each(rows.map(([what, changes, ...expected]) => ({ what, changes, expected })))(
    '$what',
    async ({ changes, expected }) => {
      const { problems } = await readFixture(changes)
      usual ??= usualProblems()
      const known = await usual
      const unusual = problems.filter((problem) => !known.has(JSON.stringify(problem)))
      const found = unusual.map(({ file, line, column, field, message, severity }) => ({
        at: `${file}:${line}:${column}`,
        field,
        message,
        severity,
      }))
      expect(found).toEqual(
        expected.map(([at, field, says, severity = 'error']) => ({
          at,
          field,
          message: expect.stringContaining(says) as string,
          severity,
        })),
      )
    },
  )
}

import { z } from 'zod'

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/**
 * Counts Jest's `--json` report. A file that cannot run is one failure, and so
 * is each skipped or to-do test: this house has none.
 *
 * @throws {Error} when the text is not such a report
 */
export function jestCounts(json: string): Counts {
  const report = jestReport.parse(JSON.parse(json))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  }
}

/**
 * Counts Playwright's JSON report: flaky tests passed in the end, skipped ones
 * did not, and errors outside a test are failures.
 *
 * @throws {Error} when the text is not such a report
 */
export function playwrightCounts(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length }
}

/**
 * A suite's final counts. One failure is added when it ended badly (or left no
 * report) without naming a failed test, and when it ran no test at all.
 */
export function settle(exitCode: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: unexplained ? 1 : failed }
}

/** Adds the suites up. */
export function total(all: readonly Counts[]): Counts {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}

/** The last line of `npm test`, which the integration reads. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

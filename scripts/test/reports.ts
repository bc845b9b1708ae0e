/** Reads the reports of the test runners. */

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

/** What is read of Jest's `--json` report. */
type JestReport = Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites', number>

/**
 * Reads Jest's `--json` report. A file that cannot run is one failure, and so
 * is each skipped or to-do test: none are allowed.
 *
 * @throws {Error} when the text is not JSON
 */
export function readJestReport(json: string): Counts {
  const report = JSON.parse(json) as JestReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  }
}

/** What is read of Playwright's report. */
interface PlaywrightReport {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
  errors?: unknown[]
}

/**
 * Reads Playwright's JSON report. A test that needed a second try or was
 * skipped did not pass; errors outside a test are failures.
 *
 * @throws {Error} when the text is not JSON
 */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors = [] } = JSON.parse(json) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/**
 * A suite's final counts. One failure is added when it ended badly (or left no
 * report) without naming a failed test, and when it ran no test at all.
 */
export function settle(exitCode: number, { passed, failed }: Counts = { passed: 0, failed: 0 }): Counts {
  const isExplained = failed > 0 || (exitCode === 0 && passed > 0)
  return { passed, failed: isExplained ? failed : 1 }
}

/** The last line of `npm test`, which CI reads. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

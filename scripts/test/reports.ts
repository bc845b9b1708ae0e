/** Reads the reports of the test runners: how many tests passed, and how long each took. */

/** How many tests of a suite passed and failed. */
interface Counts {
  passed: number
  failed: number
}

export interface Report extends Counts {
  /** Its tests, or its files of tests. */
  took: { name: string; seconds: number }[]
}

/** What is read of Jest's `--json` report; times in milliseconds. */
type JestReport = Record<
  `num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites',
  number
> & {
  testResults: { name: string; startTime: number; endTime: number }[]
}

/**
 * Reads Jest's `--json` report, with a time for each file. A file that cannot
 * run is one failure, and so is each skipped or to-do test: none are allowed.
 *
 * @throws {Error} when the text is not such a report
 */
export function readJestReport(json: string): Report {
  const report = JSON.parse(json) as JestReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
    took: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(/^.*__tests__[\\/]/, '').replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** What is read of Playwright's report; durations in milliseconds. */
interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
  errors?: unknown[]
}

/**
 * Reads Playwright's JSON report, with a time for each test. A test that needed
 * a second try or was skipped did not pass; errors outside a test are failures.
 *
 * @throws {Error} when the text is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const report = JSON.parse(json) as PlaywrightReport
  const { expected, flaky, unexpected, skipped } = report.stats
  const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): typeof specs => [...specs, ...suites.flatMap(specsOf)]
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + (report.errors ?? []).length,
    took: specsOf(report).map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  }
}

/**
 * A suite's final counts. One failure is added when it ended badly (or left no
 * report) without naming a failed test, and when it ran no test at all.
 */
export function settle(exitCode: number, report: Report | undefined): Report {
  const { passed, failed, took } = report ?? { passed: 0, failed: 0, took: [] }
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed, took }
}

/** The last line of `npm test`, which CI reads. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

/** Reads the reports of the test runners: how many tests passed, and how long each took. */
import { z } from 'zod'

/** How many tests of a suite passed and failed. */
interface Counts {
  passed: number
  failed: number
}

/** A test, or a file of tests. */
interface Took {
  name: string
  seconds: number
}

export interface Report extends Counts {
  took: Took[]
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/**
 * Reads Jest's `--json` report, with a time for each file. A file that cannot
 * run is one failure, and so is each skipped or to-do test: none are allowed.
 *
 * @throws {Error} when the text is not such a report
 */
export function readJestReport(json: string): Report {
  const report = jestReport.parse(JSON.parse(json))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
    took: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(/^.*__tests__[\\/]/, '').replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
const suite = z.object({
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(suite).default([]),
})

/**
 * Reads Playwright's JSON report, with a time for each test. A test that needed
 * a second try or was skipped did not pass; errors outside a test are failures.
 *
 * @throws {Error} when the text is not such a report
 */
export function readPlaywrightReport(json: string): Report {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(json))
  const specsOf = (each: z.infer<typeof suite>): z.infer<typeof spec>[] => [
    ...each.specs,
    ...each.suites.flatMap(specsOf),
  ]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    took: suites.flatMap(specsOf).map(({ title, file, tests }) => ({
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

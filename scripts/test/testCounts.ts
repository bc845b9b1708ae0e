import { z } from 'zod'

/** How many tests of a suite passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

/** A test, or a file of tests, and how long it took. */
export interface Took {
  name: string
  seconds: number
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
 * Counts Playwright's JSON report: what needed a second try, or was skipped, did
 * not pass, and errors outside a test are failures.
 *
 * @throws {Error} when the text is not such a report
 */
export function playwrightCounts(json: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(json))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

const jestFiles = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** How long each file of Jest's report took. */
export function jestTimes(json: string): Took[] {
  return jestFiles.parse(JSON.parse(json)).testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(/^.*__tests__[\\/]/, '').replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }))
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
const playwrightSpecs = z.object({ suites: z.array(suite) })

/** How long each test of Playwright's report took. */
export function playwrightTimes(json: string): Took[] {
  const specsOf = ({ specs, suites }: z.infer<typeof suite>): z.infer<typeof spec>[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  return playwrightSpecs
    .parse(JSON.parse(json))
    .suites.flatMap(specsOf)
    .map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    }))
}

/** The ten that took longest, longest first. */
export function slowest(all: readonly Took[]): Took[] {
  return [...all].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
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

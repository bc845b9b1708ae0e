/** Runs suites: commands that succeed or fail, and test runners with reports. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { packageCommand, runNode, Stopped } from '../process/runProcess'

/** How many tests of a suite passed and failed. */
interface SuiteEnd {
  passed: number
  failed: number
}

export interface Suite {
  name: string
  /** Suites of one lane run one after another; lanes run in parallel. */
  lane: 'build' | 'code' | 'browser'
  /** The suite reads `public/`, so the build runs first. */
  needsBuild?: boolean
  /** Why it is skipped; undefined to run it. `isNamed` if `--only` names it. */
  skipReason?: (isNamed: boolean) => string | undefined
  /** A hint below the output of a failure. */
  remedy?: string
  /** @param folder a temporary folder for its report; `output` receives its output */
  run: (run: { folder: string; output: Writable }) => Promise<SuiteEnd>
}

/**
 * Runs suites: the lanes in parallel, the suites of a lane in their order. Shows each suite when it has ended.
 * The build and then the browser take the longest, and wait now and then: suites of Jest and commands give way to them.
 * @param areNamed whether the user named them
 * @returns the result of each, in the order of the list; without those that a stop prevented
 */
export async function runSuites(
  chosen: readonly Suite[],
  folder: string,
  { areNamed = false, log = console.log }: { areNamed?: boolean; log?: (text: string) => void } = {},
): Promise<Map<Suite, SuiteEnd>> {
  const ends = new Map<Suite, SuiteEnd>()
  let isStopped = false
  const show = (suite: Suite, lines: string) => log(`\n== ${suite.name}\n${lines.trimEnd()}`)
  async function attempt(suite: Suite): Promise<SuiteEnd> {
    const output = new PassThrough()
    const printed = text(output)
    const end = await suite.run({ folder, output }).catch((error: unknown): SuiteEnd => {
      output.write(`${error instanceof Error ? error.message : String(error)}\n`)
      isStopped ||= error instanceof Stopped
      return { passed: 0, failed: 1 }
    })
    if (end.failed > 0 && suite.remedy) output.write(suite.remedy)
    output.end()
    show(suite, `${await printed}\n${summaryLine(end)}`)
    return end
  }

  const lanes = [...new Set(chosen.map(({ lane }) => lane))]
  let built: Promise<SuiteEnd> = Promise.resolve({ passed: 0, failed: 0 })
  const runLane = async (suites: readonly Suite[]) => {
    for (const suite of suites) {
      const reason = suite.skipReason?.(areNamed)
      const isBroken = !reason && suite.needsBuild && (await built).failed > 0
      if (isStopped) return
      if (reason || isBroken) {
        show(suite, reason ? `Left out: ${reason}` : 'Not run: the build failed.')
        ends.set(suite, { passed: 0, failed: reason ? 0 : 1 })
        continue
      }
      const end = attempt(suite)
      if (suite.name === 'build') built = end
      ends.set(suite, await end)
    }
  }
  await Promise.all(lanes.map((name) => runLane(chosen.filter(({ lane }) => lane === name))))
  if (isStopped) log('Stopped.')
  return new Map(chosen.flatMap((suite) => (ends.has(suite) ? [[suite, ends.get(suite)!]] : [])))
}

/** Node commands; each counts as a test that passes with exit code 0. */
export function commands(...all: string[][]): Suite['run'] {
  return async ({ output }) => {
    const sum: SuiteEnd = { passed: 0, failed: 0 }
    // Programs in Go collect garbage less often: they end before it fills the memory.
    const env = { ...process.env, GOGC: '400' }
    for (const args of all)
      sum[(await runNode(args, { env, output, isPatient: true })) === 0 ? 'passed' : 'failed'] += 1
    return sum
  }
}

/** Two on a machine with two processors, where Jest would start one: tests and the background wait now and then. */
const JEST_WORKERS = Math.max(2, availableParallelism() - 1)

/** A project of jest.config.mjs. */
export function jest(project: string): Suite['run'] {
  return async ({ folder, output }) => {
    const report = join(folder, `${project}.json`)
    const how = [`--selectProjects=${project}`, `--maxWorkers=${JEST_WORKERS}`, '--json', `--outputFile=${report}`]
    const env = { ...process.env, NODE_ENV: 'test' }
    const code = await runNode([packageCommand('jest'), ...how], { env, output, isPatient: true })
    return settle(code, readReport(report, readJestReport))
  }
}

/** Projects of playwright.config.ts. */
export function playwright(projects: () => readonly string[]): Suite['run'] {
  return async ({ folder, output }) => {
    const names = projects()
    const report = join(folder, `${names.join('-')}.json`)
    const own = { CHROMIUM_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_HTML_OPEN: 'never' }
    const how = ['test', '--reporter=list,json', ...names.map((project) => `--project=${project}`)]
    const command = packageCommand('@playwright/test', 'playwright')
    const code = await runNode([command, ...how], { env: { ...process.env, ...own }, output })
    return settle(code, readReport(report, readPlaywrightReport))
  }
}

const readReport = (file: string, read: (json: string) => SuiteEnd) =>
  existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined

/** The production build in `public/`, unless it is up to date. */
export async function build({ output }: { output: Writable }): Promise<SuiteEnd> {
  const log = (line: string) => void output.write(`${line}\n`)
  await ensureBuild({ output, log })
  return { passed: 1, failed: 0 }
}

/**
 * Reads Jest's `--json` report. A file that cannot run counts as one failure;
 * so does each skipped or to-do test, because none are allowed.
 *
 * @throws {Error} when the text is not JSON
 */
export function readJestReport(json: string): SuiteEnd {
  const report = JSON.parse(json) as Record<string, number>
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
  }
}

/**
 * Reads Playwright's JSON report. A retried or skipped test did not pass;
 * errors outside a test are failures.
 *
 * @throws {Error} when the text is not JSON
 */
export function readPlaywrightReport(json: string): SuiteEnd {
  const { stats, errors = [] } = JSON.parse(json) as { stats: Record<string, number>; errors?: unknown[] }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/**
 * The final counts of a suite. Adds one failure if the suite failed (or left no
 * report) without naming a failed test, or if it ran no test at all.
 */
export function settle(exitCode: number, { passed, failed }: SuiteEnd = { passed: 0, failed: 0 }): SuiteEnd {
  const isExplained = failed > 0 || (exitCode === 0 && passed > 0)
  return { passed, failed: isExplained ? failed : 1 }
}

/** The last line of `npm test`, which CI reads. */
export function summaryLine({ passed, failed }: SuiteEnd): string {
  return `${passed} passed, ${failed} failed`
}

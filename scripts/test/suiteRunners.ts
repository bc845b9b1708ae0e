/** How a suite runs: a command that ends well or badly, or a test runner whose report is read. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { BuildError, ensureBuild } from '../build/buildStamp'
import { chromiumPath } from '../process/browser'
import { packageCommand, runNode } from '../process/runProcess'
import { type Counts, jestCounts, jestTimes, playwrightCounts, playwrightTimes, settle, type Took } from './testCounts'

/** What a suite said: its counts, what took how long, and whether the whole run was told to stop. */
export interface SuiteEnd extends Counts {
  interrupted?: boolean
  took?: Took[]
}

/** What a suite is given. */
export interface SuiteRun {
  /** A temporary folder for its report. */
  folder: string
  /** Where its words go; to the console without it. */
  output?: Writable
}

/** A command that is one test: it ends with 0 or not. */
export async function command(args: string[], { output }: Pick<SuiteRun, 'output'> = {}): Promise<SuiteEnd> {
  const { code, interrupted } = await runNode(args, { output })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, interrupted }
}

/** Several commands, each a test. */
export async function commands(all: string[][], run: Pick<SuiteRun, 'output'>): Promise<SuiteEnd> {
  const sum: SuiteEnd = { passed: 0, failed: 0 }
  for (const args of all) {
    const { passed, failed, interrupted } = await command(args, run)
    sum.passed += passed
    sum.failed += failed
    if (interrupted) return { ...sum, interrupted }
  }
  return sum
}

function readReport<Value>(file: string, read: (json: string) => Value): Value | undefined {
  try {
    return existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined
  } catch (error) {
    console.error(`The report of this suite cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/** A project of jest.config.mjs. */
export async function jest(project: string, { folder, output }: SuiteRun): Promise<SuiteEnd> {
  const report = join(folder, `${project}.json`)
  const { code, interrupted } = await runNode(
    [packageCommand('jest'), '--selectProjects', project, '--json', `--outputFile=${report}`],
    { env: { ...process.env, NODE_ENV: 'test' }, output },
  )
  return {
    ...settle(code, readReport(report, jestCounts)),
    took: readReport(report, jestTimes),
    interrupted,
  }
}

/** Projects of playwright.config.ts. */
export async function playwright(projects: readonly string[], { folder, output }: SuiteRun): Promise<SuiteEnd> {
  const report = join(folder, `${projects.join('-')}.json`)
  const { code, interrupted } = await runNode(
    [
      packageCommand('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
    ],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
      output,
    },
  )
  return {
    ...settle(code, readReport(report, playwrightCounts)),
    took: readReport(report, playwrightTimes),
    interrupted,
  }
}

/** The production build in `public/`, if it is not there already. */
export async function build({ output }: SuiteRun): Promise<SuiteEnd> {
  const log = (line: string) => (output ? void output.write(`${line}\n`) : console.log(line))
  try {
    await ensureBuild({ alwaysLocalMail: true, log })
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    log(error.message)
    return { passed: 0, failed: 1, interrupted: error.end.interrupted }
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../process/browser'
import { BuildError, ensureBuild } from '../build/buildStamp'
import { packageCommand, runNode } from '../process/runProcess'
import { type Counts, jestCounts, playwrightCounts, settle } from './testCounts'

/** What a suite said: its counts, and whether the whole run was told to stop. */
export interface SuiteEnd extends Counts {
  interrupted?: boolean
}

export interface Suite {
  name: string
  title: string
  /** Whether it looks at `public/`, so that the build has to stand first. */
  needsBuild?: boolean
  /** @param folder a temporary folder for its report */
  run: (folder: string) => Promise<SuiteEnd>
}

async function command(args: string[]): Promise<SuiteEnd> {
  const { code, interrupted } = await runNode(args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, interrupted }
}

/** Formatting, and the order of the rooms (`scripts/imports/rooms.ts`). */
async function style(): Promise<SuiteEnd> {
  const ends = [
    await command([packageCommand('prettier'), '--check', '--log-level=warn', '.']),
    await command(['--import', 'tsx', 'scripts/imports/imports.ts']),
  ]
  return {
    passed: ends.filter(({ failed }) => failed === 0).length,
    failed: ends.filter(({ failed }) => failed > 0).length,
    interrupted: ends.some(({ interrupted }) => interrupted),
  }
}

function readReport(file: string, count: (json: string) => Counts): Counts | undefined {
  try {
    return existsSync(file) ? count(readFileSync(file, 'utf8')) : undefined
  } catch (error) {
    console.error(`The report of this suite cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

async function jest(project: string, folder: string): Promise<SuiteEnd> {
  const report = join(folder, `${project}.json`)
  const { code, interrupted } = await runNode(
    [packageCommand('jest'), '--selectProjects', project, '--json', `--outputFile=${report}`],
    { env: { ...process.env, NODE_ENV: 'test' } },
  )
  return { ...settle(code, readReport(report, jestCounts)), interrupted }
}

async function playwright(folder: string): Promise<SuiteEnd> {
  const report = join(folder, 'browser.json')
  const { code, interrupted } = await runNode(
    [packageCommand('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  )
  return { ...settle(code, readReport(report, playwrightCounts)), interrupted }
}

async function build(): Promise<SuiteEnd> {
  try {
    await ensureBuild({ alwaysLocalMail: true })
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(error.message)
    return { passed: 0, failed: 1, interrupted: error.end.interrupted }
  }
}

/** Everything that `npm test` runs, in this order: the quick ones first. */
export const suites: readonly Suite[] = [
  { name: 'check', title: 'Content check', run: () => command(['--import', 'tsx', 'scripts/check/check.ts']) },
  { name: 'style', title: 'Formatting, lint and imports', run: style },
  { name: 'unit', title: 'Unit tests', run: (folder) => jest('unit', folder) },
  { name: 'build', title: 'Production build', run: build },
  // Query result types are written by the build.
  {
    name: 'types',
    title: 'Types',
    needsBuild: true,
    run: () => command([packageCommand('typescript', 'tsc'), '--noEmit']),
  },
  { name: 'site', title: 'Tests on the built site', needsBuild: true, run: (folder) => jest('site', folder) },
  { name: 'builds', title: 'Builds of other content', run: (folder) => jest('builds', folder) },
  { name: 'browser', title: 'Tests in a real browser', needsBuild: true, run: playwright },
]

/**
 * The suites that `--only unit,site` or `--only=unit` in the arguments asks
 * for, all without it; the build joins in when one of them needs it.
 *
 * @throws {Error} naming the suites there are, for an unknown name or argument
 */
export function selectSuites(args: readonly string[], all: readonly Suite[] = suites): Suite[] {
  if (args.length === 0) return [...all]
  const [, list] = /^--only[= ](.+)$/.exec(args.join(' ')) ?? []
  const names = list?.split(/[\s,]+/).filter(Boolean) ?? []
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (names.length === 0 || unknown) {
    throw new Error(
      `${unknown ? `There is no suite "${unknown}"` : 'Usage: npm test -- --only unit,site'}. Suites: ${known.join(', ')}`,
    )
  }
  const needsBuild = all.some((suite) => names.includes(suite.name) && suite.needsBuild)
  return all.filter(({ name }) => names.includes(name) || (needsBuild && name === 'build'))
}

import { didYouMean, nearestName } from '../../src/content/report/suggest'
import { walkEngines } from '../process/browser'
import { readArguments, SettingError } from '../process/command'
import { packageCommand } from '../process/runProcess'
import { isDemo } from './demo'
import { build, command, commands, jest, playwright, type SuiteEnd, type SuiteRun } from './suiteRunners'

export interface Suite {
  name: string
  title: string
  /** Whether it looks at `public/`, so that the build has to stand first. */
  needsBuild?: boolean
  /** Runs beside the others from the start: it waits more than it computes, and shows its words at its end. */
  beside?: boolean
  /** Why it is left out here; undefined to run it. */
  leftOut?: () => string | undefined
  /** Why it is left out unless it is asked for by name; undefined to run it. */
  leftOutUnasked?: () => string | undefined
  run: (run: SuiteRun) => Promise<SuiteEnd>
}

/** Everything that `npm test` runs, in this order: the quick ones first. */
export const suites: readonly Suite[] = [
  { name: 'build', title: 'Production build', beside: true, run: build },
  { name: 'check', title: 'Content check', run: (run) => command(['scripts/bootstrap.mjs', 'check'], run) },
  {
    name: 'style',
    title: 'Formatting and imports',
    run: (run) =>
      commands(
        [
          [packageCommand('oxfmt'), '--check', '.'],
          // The order of the rooms: scripts/imports/rooms.ts.
          ['--import', 'tsx', 'scripts/imports/imports.ts'],
        ],
        run,
      ),
  },
  {
    name: 'demo',
    title: 'What the demo shows',
    leftOut: () => (isDemo() ? undefined : 'The content is not the demo of the specification.'),
    run: (run) => jest('demo', run),
  },
  { name: 'unit', title: 'Unit tests', run: (run) => jest('unit', run) },
  // Query result types are written by the build, and the linter reads types.
  {
    name: 'types',
    title: 'Types and lint',
    needsBuild: true,
    run: (run) => commands([[packageCommand('typescript', 'tsc'), '--noEmit'], [packageCommand('oxlint')]], run),
  },
  { name: 'site', title: 'Tests on the built site', needsBuild: true, run: (run) => jest('site', run) },
  { name: 'builds', title: 'Builds of other content', beside: true, run: (run) => jest('builds', run) },
  {
    name: 'walk',
    title: 'A walk in each browser',
    needsBuild: true,
    // Nothing is tested twice: what the walk does, the browser tests do here, and `builds` walks other content.
    leftOutUnasked: () =>
      walkEngines().length > 1 ? undefined : 'There is Chromium alone, in which this site has tests of its own.',
    run: (run) =>
      playwright(
        walkEngines().map((engine) => `walk-${engine}`),
        run,
      ),
  },
  { name: 'browser', title: 'Tests in a real browser', needsBuild: true, run: (run) => playwright(['chromium'], run) },
]

/**
 * The suites that `--only unit,site` or `--only=unit` in the arguments asks
 * for, all without it; the build joins in when one of them needs it.
 *
 * @throws {Error} naming the suites there are, for an unknown name or argument
 */
export function selectSuites(args: readonly string[], all: readonly Suite[] = suites): Suite[] {
  if (args.length === 0) return all.map((suite) => ({ ...suite, leftOut: suite.leftOut ?? suite.leftOutUnasked }))
  const known = all.map(({ name }) => name)
  const usage = `npm test -- --only unit,site. Suites: ${known.join(', ')}`
  const names = namesOf(args, usage)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) {
    const near = nearestName(unknown, known)
    throw new SettingError(`There is no suite "${unknown}".${near ? didYouMean(unknown, near) : ''}\nUsage: ${usage}`)
  }
  if (names.length === 0) throw new SettingError(`Usage: ${usage}`)
  const needsBuild = all.some((suite) => names.includes(suite.name) && suite.needsBuild)
  return all.filter(({ name }) => names.includes(name) || (needsBuild && name === 'build'))
}

/** The names behind `--only`, with commas or spaces between them; none where it is not there. */
function namesOf(args: readonly string[], usage: string): string[] {
  const options = { only: { type: 'string' } } as const
  const { values, positionals } = readArguments(usage, { args: [...args], options, allowPositionals: true })
  return values.only
    ? [values.only, ...positionals]
        .join(',')
        .split(/[\s,]+/)
        .filter(Boolean)
    : []
}

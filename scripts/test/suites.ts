/** The suites of `npm test`. */
import { hint } from '../../src/content/report/suggest'
import { walkEngines } from '../process/browser'
import { readArguments, SettingError } from '../process/command'
import { packageCommand } from '../process/runProcess'
import { isDemo } from './demo'
import { build, commands, jest, playwright, type Suite } from './runSuites'

/** Everything that `npm test` runs: in each lane the quick ones first. */
const SUITES: readonly Suite[] = [
  { name: 'build', lane: 'build', run: build },
  { name: 'check', lane: 'code', run: commands(['scripts/bootstrap.mjs', 'check']) },
  {
    name: 'style',
    lane: 'code',
    run: commands(
      [packageCommand('oxfmt'), '--check', '.'],
      [packageCommand('dependency-cruiser', 'depcruise'), '--config', 'scripts/imports/rules.mjs', 'src', 'gatsby-*'],
    ),
  },
  {
    name: 'demo',
    lane: 'code',
    skipReason: () => (isDemo() ? undefined : 'The content is not the demo of the specification.'),
    run: jest('demo'),
  },
  { name: 'unit', lane: 'code', run: jest('unit') },
  // The build writes the types of query results, and the linter reads types.
  {
    name: 'types',
    lane: 'code',
    needsBuild: true,
    run: commands([packageCommand('typescript', 'tsc'), '--noEmit'], [packageCommand('oxlint')]),
  },
  { name: 'site', lane: 'code', needsBuild: true, run: jest('site') },
  { name: 'builds', lane: 'build', run: jest('builds') },
  {
    name: 'walk',
    lane: 'browser',
    needsBuild: true,
    // `browser` tests in Chromium what the walk does, and `builds` walks through other content.
    skipReason: (isNamed) =>
      isNamed || walkEngines().length > 1
        ? undefined
        : 'Chromium alone is installed, in which the suite browser tests the same.',
    run: playwright(() => walkEngines().map((engine) => `walk-${engine}`)),
  },
  {
    name: 'browser',
    lane: 'browser',
    needsBuild: true,
    run: playwright(() => ['chromium']),
  },
]

/**
 * The suites that `--only unit,site` or `--only=unit` in the arguments asks
 * for, all without it; the build is added when one of them needs it.
 *
 * @throws {SettingError} naming the suites there are, for an unknown name or argument
 */
export function selectSuites(args: readonly string[], all: readonly Suite[] = SUITES): Suite[] {
  if (args.length === 0) return [...all]
  const known = all.map(({ name }) => name)
  const usage = `npm test -- --only unit,site. Suites: ${known.join(', ')}`
  const options = { only: { type: 'string' } } as const
  const { values, positionals } = readArguments(usage, { args: [...args], options, allowPositionals: true })
  const words = values.only === undefined ? [] : [values.only, ...positionals]
  const names = words.flatMap((word) => word.split(/[\s,]+/)).filter(Boolean)
  if (names.length === 0) throw new SettingError(`Usage: ${usage}`)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new SettingError(`There is no suite "${unknown}".${hint(unknown, known)}\nUsage: ${usage}`)
  const needsBuild = all.some((suite) => names.includes(suite.name) && suite.needsBuild)
  return all.filter(({ name }) => names.includes(name) || (needsBuild && name === 'build'))
}

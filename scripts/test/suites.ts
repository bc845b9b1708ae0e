/** The suites of `npm test`. */
import { existsSync, readdirSync } from 'node:fs'
import { hint } from '../../src/content/report/suggest'
import { walkEngines } from '../process/browser'
import { SettingError } from '../process/command'
import { packageCommand } from '../process/runProcess'
import { isDemo } from './demo'
import { build, commands, jest, playwright, type Suite } from './runSuites'

/** By name: of a pattern, dependency-cruiser reads every folder, also those that the build beside it removes. */
const GATSBY_FILES = readdirSync('.').filter((name) => name.startsWith('gatsby-'))

/** All suites of `npm test`: in each lane the fastest first, but last those that use every processor to their end. */
const SUITES: readonly Suite[] = [
  { name: 'build', lane: 'build', run: build },
  { name: 'check', lane: 'code', run: commands(['scripts/bootstrap.mjs', 'check']) },
  {
    name: 'style',
    lane: 'code',
    remedy: '"npm run format" formats these files and corrects what the linter can.',
    run: commands(
      [packageCommand('oxfmt'), '--check', '.'],
      [
        packageCommand('dependency-cruiser', 'depcruise'),
        '--config',
        'scripts/imports/rules.mjs',
        'src',
        ...GATSBY_FILES,
      ],
      [packageCommand('stylelint'), 'src/**/*.css'],
      [packageCommand('knip'), '--no-config-hints'],
    ),
  },
  {
    name: 'demo',
    lane: 'code',
    skipReason: () => (isDemo() ? undefined : 'The content is not the demo of the specification.'),
    run: jest('demo'),
  },
  { name: 'unit', lane: 'code', run: jest('unit') },
  { name: 'site', lane: 'code', needsBuild: true, run: jest('site') },
  {
    name: 'builds',
    lane: 'build',
    skipReason: () => (existsSync('locales/en') ? undefined : 'The companies of its builds speak English.'),
    run: jest('builds'),
  },
  // The build writes the types of query results. The linter reads all types, so it checks them, too: one reading less.
  {
    name: 'types',
    lane: 'build',
    needsBuild: true,
    run: commands([packageCommand('oxlint'), '--type-check']),
  },
  {
    name: 'walk',
    lane: 'browser',
    needsBuild: true,
    // `browser` has the same tests in Chromium, and `builds` walks through other content.
    skipReason: (isNamed) =>
      isNamed || walkEngines().length > 1
        ? undefined
        : 'Chromium alone is installed, in which the suite browser tests the same (others: npx playwright install).',
    run: playwright(() => walkEngines().map((engine) => `walk-${engine}`)),
  },
  {
    name: 'browser',
    lane: 'browser',
    needsBuild: true,
    run: playwright(() => ['chromium']),
  },
]

export const USAGE = `npm test -- --only unit,site. Suites: ${SUITES.map(({ name }) => name).join(', ')}`

/**
 * The suites named in `--only unit,site`, or all; adds the build if one of them needs it.
 * @throws {SettingError} with the list of suites, for an unknown name
 */
export function selectSuites(only: string | undefined): Suite[] {
  if (only === undefined) return [...SUITES]
  const known = SUITES.map(({ name }) => name)
  const names: string[] = only.match(/[^\s,]+/g) ?? []
  if (names.length === 0) throw new SettingError(`Usage: ${USAGE}`)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new SettingError(`There is no suite "${unknown}".${hint(unknown, known)}\nUsage: ${USAGE}`)
  const needsBuild = SUITES.some((suite) => names.includes(suite.name) && suite.needsBuild)
  return SUITES.filter(({ name }) => names.includes(name) || (needsBuild && name === 'build'))
}

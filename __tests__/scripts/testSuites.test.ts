/** @jest-environment node */
import { selectSuites, type Suite } from '../../scripts/test/testSuites'

const run = async () => ({ passed: 1, failed: 0 })
const all: Suite[] = [
  { name: 'unit', title: 'Unit', run },
  { name: 'build', title: 'Build', run },
  { name: 'site', title: 'Site', needsBuild: true, run },
]
const names = (...args: string[]) => selectSuites(args, all).map(({ name }) => name)

it.each([
  [[], ['unit', 'build', 'site']],
  [['--only', 'unit'], ['unit']],
  [['--only=build,unit'], ['unit', 'build']],
  [
    ['--only', 'unit,', 'build'],
    ['unit', 'build'],
  ],
  [
    ['--only', 'site'],
    ['build', 'site'],
  ],
])('%j runs %j', (args, expected) => {
  expect(names(...args)).toEqual(expected)
})

it.each([
  [['--only', 'nope,unit'], /^There is no suite "nope"\.\nUsage.*Suites: unit, build, site$/],
  [['--only', 'biuld'], /Did you mean "build"\?/],
  [['--only'], /argument missing\.\nUsage.*Suites: unit, build, site/],
  [['--onyl', 'unit'], /^Unknown option '--onyl'\. Did you mean "--only"\?\nUsage/],
  [['unit'], /Usage/],
])('%j is a mistake that names what there is', (args, message) => {
  expect(() => names(...args)).toThrow(message)
})

it('leaves out what is run on demand alone, and runs it when it is asked for', () => {
  const reason = () => 'Others test that.'
  const spare: Suite[] = [{ name: 'walk', title: 'Walk', leftOutUnasked: reason, run }]
  expect(selectSuites([], spare)[0].leftOut?.()).toBe('Others test that.')
  expect(selectSuites(['--only', 'walk'], spare)[0].leftOut).toBeUndefined()
})

import { PassThrough } from 'node:stream'
import { Stopped } from '../../scripts/process/runProcess'
import {
  commands,
  readJestReport,
  readPlaywrightReport,
  runSuites,
  settle,
  type Suite,
} from '../../scripts/test/runSuites'

const good = { passed: 1, failed: 0 }

const suite = (name: string, changes: Partial<Suite> = {}): Suite => ({
  name,
  lane: 'code',
  run: async () => good,
  ...changes,
})

async function run(suites: Suite[], areNamed = false) {
  const lines: string[] = []
  const ends = await runSuites(suites, '', { areNamed, log: (text) => void lines.push(text) })
  return { output: lines.join('\n'), ends: [...ends].map(([{ name }, end]) => `${name} ${end.passed} ${end.failed}`) }
}

it('suites of other lanes run beside the build; those that read it wait', async () => {
  const order: string[] = []
  let endUnit = () => {}
  const unitEnded = new Promise<void>((resolve) => (endUnit = resolve))
  const runs = (name: string, before?: Promise<void>) => async () => {
    await before
    return { ...good, passed: order.push(name) }
  }
  const { ends } = await run([
    suite('build', { lane: 'build', run: runs('build', unitEnded) }),
    suite('unit', { run: () => runs('unit')().finally(endUnit) }),
    suite('browser', { lane: 'browser', needsBuild: true, run: runs('browser') }),
  ])
  expect(order).toEqual(['unit', 'build', 'browser'])
  expect(ends).toEqual(['build 2 0', 'unit 1 0', 'browser 3 0'])
})

it('a suite does not read a build that failed', async () => {
  const build = suite('build', { lane: 'build', run: async () => ({ passed: 0, failed: 1 }) })
  const { output, ends } = await run([build, suite('site', { needsBuild: true })])
  expect(output).toContain('Not run: the build failed.')
  expect(ends).toEqual(['build 0 1', 'site 0 1'])
})

it('a suite that throws counts as a failure and says why', async () => {
  const { output, ends } = await run([
    suite('unit', { run: () => Promise.reject(new Error('no disk')) }),
    suite('types'),
  ])
  expect(output).toContain('no disk')
  expect(ends).toEqual(['unit 0 1', 'types 1 0'])
})

it('Ctrl-C ends the run', async () => {
  const { ends } = await run([suite('unit', { run: () => Promise.reject(new Stopped('Ctrl-C')) }), suite('types')])
  expect(ends).toEqual(['unit 0 1'])
})

it('commands count by their exit code', async () => {
  const runAll = commands(['-e', 'process.exit(3)'], ['-e', '0'])
  expect(await runAll({ folder: '', output: new PassThrough() })).toEqual({ passed: 1, failed: 1 })
})

it.each([
  [{}, 0],
  [{ numFailedTests: 2 }, 2],
  [{ numPendingTests: 1, numTodoTests: 1 }, 2],
  [{ numRuntimeErrorTestSuites: 1 }, 1],
])('the report of Jest with %j has %i failures', (changes, failed) => {
  const none = { numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 }
  const report = JSON.stringify({ numPassedTests: 5, ...none, ...changes })
  expect(readJestReport(report)).toEqual({ passed: 5, failed })
})

it.each([
  [{}, undefined, 0],
  [{ flaky: 1, skipped: 3 }, [], 4],
  [{ unexpected: 2 }, [{ message: 'no server' }], 3],
])('the report of Playwright with %j and errors %j has %i failures', (stats, errors, failed) => {
  const all = { expected: 5, flaky: 0, unexpected: 0, skipped: 0, ...stats }
  expect(readPlaywrightReport(JSON.stringify({ stats: all, errors }))).toEqual({ passed: 5, failed })
})

it.each([
  ['a bad end after good tests', 1, { passed: 3, failed: 0 }, 1],
  ['two bad tests', 1, { passed: 3, failed: 2 }, 2],
  ['a crash without a report', 1, undefined, 1],
  ['no tests at all', 0, { passed: 0, failed: 0 }, 1],
])('failures when %s', (_, code, counts, failed) => {
  expect(settle(code, counts).failed).toBe(failed)
})

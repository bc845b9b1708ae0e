/** @jest-environment node */
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
import { selectSuites } from '../../scripts/test/suites'

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

it('a run has lanes beside each other, shows each suite when it has ended, and reads the build when it is done', async () => {
  const order: string[] = []
  let endUnit = () => {}
  const unitEnded = new Promise<void>((resolve) => (endUnit = resolve))
  const { output, ends } = await run([
    suite('build', {
      lane: 'build',
      run: async ({ output: own }) => {
        own.write('steps of the build')
        await unitEnded
        order.push('build')
        return good
      },
    }),
    suite('unit', {
      run: async () => {
        order.push('unit')
        endUnit()
        return good
      },
    }),
    suite('browser', {
      lane: 'browser',
      needsBuild: true,
      run: async () => ({ ...good, passed: order.push('browser') }),
    }),
  ])
  expect(order).toEqual(['unit', 'build', 'browser'])
  expect(output).toMatch(/^Running build, unit, browser;/)
  expect(output).toContain('== build\nsteps of the build')
  expect(ends).toEqual(['build 1 0', 'unit 1 0', 'browser 3 0'])
})

it('a run does not read a build that failed', async () => {
  const site = jest.fn(async () => good)
  const build = suite('build', { lane: 'build', run: async () => ({ passed: 0, failed: 1 }) })
  const { output, ends } = await run([build, suite('unit'), suite('site', { needsBuild: true, run: site })])
  expect(site).not.toHaveBeenCalled()
  expect(output).toContain('Not run: the build failed.')
  expect(ends.at(-1)).toBe('site 0 1')
})

it('a run counts a suite that throws as a failure and says why', async () => {
  const broken = suite('unit', { run: () => Promise.reject(new Error('no disk')) })
  const { output, ends } = await run([broken, suite('types')])
  expect(output).toContain('\nno disk\n\n0 passed, 1 failed, after 0 s')
  expect(ends).toEqual(['unit 0 1', 'types 1 0'])
  const end = await run([suite('unit', { run: () => Promise.reject(new Stopped('Ctrl-C')) }), suite('types')])
  expect(end).toEqual({ output: expect.stringMatching(/Ctrl-C[^]*\nStopped\.$/), ends: ['unit 0 1'] })
})

it('commands are counted by how they end', async () => {
  const output = new PassThrough()
  const runAll = commands(['-e', 'process.exit(3)'], ['-e', '0'], ['-e', 'console.log("said")'])
  expect(await runAll({ folder: '', output })).toEqual({ passed: 2, failed: 1 })
  expect(String(output.read())).toBe('said\n')
})

it('a run says why it leaves a suite out, and runs it when it is named', async () => {
  const walk = suite('walk', { skipReason: (isNamed) => (isNamed ? undefined : 'Others test that.') })
  const { output, ends } = await run([walk])
  expect(output).toContain('Left out: Others test that.')
  expect(ends).toEqual(['walk 0 0'])
  expect((await run([walk], true)).ends).toEqual(['walk 1 0'])
})

const three = [suite('unit'), suite('build'), suite('site', { needsBuild: true })]
const names = (only?: string, ...words: string[]) => selectSuites(only, words, three).map(({ name }) => name)

it.each([
  ['unit', ['unit']],
  ['unit, build', ['unit', 'build']],
  ['site', ['build', 'site']],
])('--only %s runs %j, and without it all are run', (words, expected) => {
  expect(names(...words.split(' '))).toEqual(expected)
  expect(names()).toEqual(['unit', 'build', 'site'])
})

it('suites that read the build have it built, and those that there are not are refused', () => {
  const whole = ['types', 'site', 'walk', 'browser'].map((name) => selectSuites(name, []).map((each) => each.name))
  expect(whole.join(' ')).toBe('build,types build,site build,walk build,browser')
  const all = 'build,check,style,demo,unit,types,site,builds,walk,browser'
  expect(selectSuites(undefined, []).map(({ name }) => name)).toEqual(all.split(','))
  expect(() => names('uint')).toThrow(/^There is no suite "uint"\. Did you mean "unit"\?\nUsage: npm test -- --only/)
  for (const wrong of [() => names(undefined, 'unit'), () => names(',')])
    expect(wrong).toThrow(/^Usage: npm test -- --only/)
})

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
}

it.each([
  [{}, 0],
  [{ numFailedTests: 2 }, 2],
  [{ numPendingTests: 1, numTodoTests: 1 }, 2],
  [{ numRuntimeErrorTestSuites: 1 }, 1],
])('the report of Jest with %j has %i failures', (changes, failed) => {
  expect(readJestReport(JSON.stringify({ ...report, ...changes }))).toEqual({ passed: 5, failed })
})

it.each([
  [{}, undefined, 0],
  [{ flaky: 1 }, [], 1],
  [{ skipped: 3 }, [], 3],
  [{ unexpected: 2 }, [{ message: 'no server' }], 3],
])('the report of Playwright with %j and errors %j has %i failures', (stats, errors, failed) => {
  const all = { expected: 5, flaky: 0, unexpected: 0, skipped: 0, ...stats }
  expect(readPlaywrightReport(JSON.stringify({ stats: all, errors }))).toEqual({ passed: 5, failed })
})

it.each([
  ['a bad end after good tests', 1, { passed: 3, failed: 0 }, 1],
  ['two bad tests', 1, { passed: 3, failed: 2 }, 2],
  ['a crash without a report', 1, undefined, 1],
  ['no report and a good end', 0, undefined, 1],
  ['no tests at all', 0, { passed: 0, failed: 0 }, 1],
])('failures when %s', (_, code, counts, failed) => {
  expect(settle(code, counts).failed).toBe(failed)
})

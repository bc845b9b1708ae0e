/**
 * `npm test [-- --only check,unit]`: every suite, or some of them, one after
 * another: check, unit, build, types, site, builds, browser. Ends with the
 * line `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summaryLine, total } from './testCounts'
import { selectSuites, type Suite, type SuiteEnd } from './testSuites'

async function runSuite(suite: Suite, folder: string): Promise<SuiteEnd> {
  try {
    return await suite.run(folder)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function runAll(chosen: readonly Suite[], folder: string): Promise<boolean> {
  const ends = new Map<Suite, SuiteEnd>()
  let buildFailed = false
  for (const suite of chosen) {
    console.log(`\n== ${suite.title} (${suite.name})`)
    if (suite.needsBuild && buildFailed) {
      console.log('Not run: there is no build to look at.')
      ends.set(suite, { passed: 0, failed: 1 })
      continue
    }
    const end = await runSuite(suite, folder)
    ends.set(suite, end)
    if (suite.name === 'build' && end.failed > 0) buildFailed = true
    if (end.interrupted) {
      console.log('Stopped.')
      break
    }
  }
  console.log('')
  for (const [suite, end] of ends) console.log(`${suite.title.padEnd(26)} ${summaryLine(end)}`)
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

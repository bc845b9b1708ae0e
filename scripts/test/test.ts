/**
 * `npm test [-- --only check,unit]`: every suite, or some of them: build,
 * check, style, demo, unit, types, site, builds, walk, browser. Ends with the
 * line `N passed, N failed`. `CHROMIUM_PATH` names the Chromium to test in.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../process/command'
import { runSuites, summaryLine } from './runSuites'
import { selectSuites, USAGE } from './suites'

const OPTIONS = { only: { type: 'string' } } as const

runCommand(USAGE, { options: OPTIONS }, async ({ values }) => {
  const chosen = selectSuites(values.only)
  const folder = mkdtempSync(join(tmpdir(), 'brightkeel-test-'))
  const run = runSuites(chosen, folder, { areNamed: process.argv.length > 2 })
  const ends = await run.finally(() => rmSync(folder, { recursive: true, force: true }))
  console.log('')
  for (const [suite, end] of ends) console.log(`${suite.name.padEnd(8)} ${summaryLine(end)}`)
  const all = [...ends.values()]
  const count = (what: 'passed' | 'failed') => all.reduce((sum, end) => sum + end[what], 0)
  console.log(summaryLine({ passed: count('passed'), failed: count('failed') }))
  process.exitCode = count('failed') === 0 && ends.size === chosen.length ? 0 : 1
})

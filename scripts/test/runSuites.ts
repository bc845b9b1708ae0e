import { Writable } from 'node:stream'
import { summaryLine } from './testCounts'
import type { SuiteEnd } from './suiteRunners'
import type { Suite } from './testSuites'

/** Keeps what a suite says until its turn to be read. */
function keepWords(): { output: Writable; words: () => string } {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer | string, _, done) {
      chunks.push(Buffer.from(chunk))
      done()
    },
  })
  return { output, words: () => Buffer.concat(chunks).toString() }
}

const NOTHING: SuiteEnd = { passed: 0, failed: 0 }

/**
 * Runs suites. Those that run beside the others start at once, one after
 * another, and are shown when they have ended; the rest run in their order in
 * the foreground, and wait for the build where they look at it.
 * @returns how each ended, in the order of the list; those that were stopped before their turn are missing
 */
export async function runSuites(
  chosen: readonly Suite[],
  folder: string,
  log: (text: string) => void = console.log,
): Promise<Map<Suite, SuiteEnd>> {
  const ends = new Map<Suite, SuiteEnd>()
  let stopped = false
  const head = (suite: Suite) => log(`\n== ${suite.title} (${suite.name})`)
  const attempt = async (suite: Suite, output?: Writable): Promise<SuiteEnd> => {
    try {
      return await suite.run({ folder, output })
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      if (output) output.write(`${text}\n`)
      else log(text)
      return { passed: 0, failed: 1 }
    }
  }
  const keep = (suite: Suite, end: SuiteEnd) => {
    ends.set(suite, end)
    stopped ||= Boolean(end.interrupted)
  }
  const runs = (suite: Suite) => {
    const reason = suite.leftOut?.()
    if (reason === undefined) return true
    head(suite)
    log(`Left out: ${reason}`)
    keep(suite, NOTHING)
    return false
  }

  const beside = chosen.filter((suite) => suite.beside && runs(suite))
  const inTurn = chosen.filter((suite) => !suite.beside && runs(suite))
  const started = new Map<string, Promise<void>>()
  let before: Promise<void> = Promise.resolve()
  for (const suite of beside) {
    before = before.then(async () => {
      if (stopped) return
      const { output, words } = keepWords()
      const end = await attempt(suite, output)
      head(suite)
      log(words().trimEnd())
      keep(suite, end)
    })
    started.set(suite.name, before)
  }
  for (const suite of inTurn) {
    if (suite.needsBuild) await started.get('build')
    if (stopped) break
    head(suite)
    const build = chosen.find(({ name }) => name === 'build')
    if (suite.needsBuild && build && (ends.get(build)?.failed ?? 0) > 0) {
      log('Not run: there is no build to look at.')
      keep(suite, { passed: 0, failed: 1 })
      continue
    }
    const end = await attempt(suite)
    keep(suite, end)
    log(summaryLine(end))
  }
  await before
  if (stopped) log('Stopped.')
  return new Map(chosen.flatMap((suite) => (ends.has(suite) ? [[suite, ends.get(suite) ?? NOTHING]] : [])))
}

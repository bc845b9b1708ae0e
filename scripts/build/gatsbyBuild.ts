import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { packageCommand, type ProcessEnd, runNode } from '../process/runProcess'
import { buildProgress } from './buildProgress'

/**
 * Room for young objects, in MB. A build makes short-lived trees page after
 * page; with Node's 16 MB they are collected, and copied, several times as often.
 */
const YOUNG_GENERATION = 32

/**
 * Larger blocks come from the system and go back to it. By default the
 * allocator of Linux keeps them, a few hundred MB in the end; other systems
 * ignore these.
 */
const GIVE_MEMORY_BACK = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/** In the quotation marks and with the doubled backslashes that Node reads paths by in its environment. */
const SMALL_HEAP = JSON.stringify(path.resolve('scripts/build/smallHeap.cjs'))

/** The environment of `gatsby build`, which hands its options on to its workers. Called in the root of the repository. */
export function gatsbyBuildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = [`--max-semi-space-size=${YOUNG_GENERATION}`, `--require ${SMALL_HEAP}`]
  const options = [env.NODE_OPTIONS, ...own].filter(Boolean).join(' ')
  return { ...GIVE_MEMORY_BACK, ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options }
}

/** Where the whole output of the last build is kept. */
const BUILD_LOG = 'build.log'

/** Runs `gatsby build` and shows its steps; all it says goes into the log file, which is named when it fails. */
export async function gatsbyBuild(
  env: NodeJS.ProcessEnv,
  show: (line: string) => void = console.log,
): Promise<ProcessEnd> {
  const output = new PassThrough()
  const log = createWriteStream(BUILD_LOG)
  const progress = buildProgress(show)
  const lines = createInterface({ input: output })
  lines.on('line', (line) => {
    log.write(`${line}\n`)
    progress.line(line)
  })
  const read = new Promise((resolve) => lines.on('close', resolve))
  // Plain lines instead of a display that paints over itself.
  const plain = { CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }
  const end = await runNode([packageCommand('gatsby'), 'build'], {
    env: { ...gatsbyBuildEnvironment(env), ...plain },
    output,
  })
  output.end()
  await read
  progress.end()
  await new Promise((resolve) => log.end(resolve))
  if (end.code !== 0 && !end.interrupted) show(`All that the build said is in ${BUILD_LOG}.`)
  return end
}

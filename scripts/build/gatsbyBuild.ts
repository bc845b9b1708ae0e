/** Runs `gatsby build`, shows its steps, and keeps all that it prints in a log file. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { packageCommand, type ProcessEnd, runNode } from '../process/runProcess'

/**
 * Size of V8's young generation, in MB. A build makes short-lived trees page
 * after page; with Node's 16 MB they are collected several times as often.
 */
const YOUNG_GENERATION = 32

/**
 * Makes the allocator of Linux give large blocks back to the system. By default
 * it keeps them, a few hundred MB in the end; other systems ignore these.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

/** In quotation marks and with doubled backslashes, as Node reads paths in `NODE_OPTIONS`. */
const SMALL_HEAP = JSON.stringify(path.resolve('scripts/build/smallHeap.cjs'))

/** Where the whole output of the last build is kept. */
const BUILD_LOG = 'build.log'

/** The environment of `gatsby build`, which its workers inherit. Call it in the root of the repository. */
export function gatsbyBuildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = [`--max-semi-space-size=${YOUNG_GENERATION}`, `--require ${SMALL_HEAP}`]
  const options = [env.NODE_OPTIONS, ...own].filter(Boolean).join(' ')
  return { ...ALLOCATOR, ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options }
}

/** Runs `gatsby build` and shows its steps. The log file is named when it fails. */
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
  // Plain lines instead of a display that overwrites itself.
  const plain = { CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0' }
  const end = await runNode([packageCommand('gatsby'), 'build'], {
    env: { ...gatsbyBuildEnvironment(env), ...plain },
    output,
  })
  output.end()
  await read
  progress.end()
  await new Promise((resolve) => log.end(resolve))
  if (end.code !== 0 && !end.interrupted) show(`The whole output of the build is in ${BUILD_LOG}.`)
  return end
}

const TAG = /^(success|info|warn(?:ing)?|verbose|not finished|error|ERROR|Pages)\b/

/** A problem of the content, which comes without a tag. */
const PROBLEM = /^(?:content|locales)\/\S+:\d+:\d+ /

/**
 * Turns Gatsby's output, line by line, into what a reader needs: steps of a
 * second and more, warnings and errors whole. The rest is for the log file.
 * @param show called with each line to print
 */
export function buildProgress(show: (line: string) => void): { line(text: string): void; end(): void } {
  /** Lines of a warning or an error so far. */
  let block: string[] = []
  const flush = () => {
    const text = block.join('\n').trimEnd()
    block = []
    if (text) show(text)
  }
  return {
    line(text) {
      const plain = text.trimStart()
      const [, tag] = TAG.exec(plain) ?? []
      if (!tag) {
        if (block.length > 0 || PROBLEM.test(text)) block.push(text)
        return
      }
      flush()
      if (/^(?:warn|error)/i.test(tag)) block = [text]
      else if (/^success .+ - [1-9]/.test(plain)) show(`  ${plain.slice('success '.length)}`)
    },
    end: flush,
  }
}

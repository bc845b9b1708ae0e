import path from 'node:path'
import { packageCommand, type ProcessEnd, runNode } from '../process/runProcess'

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

/** The environment of `gatsby build`, which hands its options on to its workers. */
export function gatsbyBuildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const workerHeap = JSON.stringify(path.join(__dirname, 'workerHeap.cjs'))
  const options = [env.NODE_OPTIONS, `--max-semi-space-size=${YOUNG_GENERATION}`, `--require=${workerHeap}`]
    .filter(Boolean)
    .join(' ')
  return { ...GIVE_MEMORY_BACK, ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options }
}

/** Runs `gatsby build` and shows its output. */
export function gatsbyBuild(env: NodeJS.ProcessEnv): Promise<ProcessEnd> {
  return runNode([packageCommand('gatsby'), 'build'], { env: gatsbyBuildEnvironment(env) })
}

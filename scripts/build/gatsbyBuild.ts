/** Runs `gatsby build`. */
import type { Writable } from 'node:stream'
import { packageCommand, type ProcessEnd, runNode } from '../process/runProcess'

/**
 * Size of V8's young generation, in MB. A build makes short-lived trees page
 * after page; with Node's 16 MB they are collected several times as often.
 */
const YOUNG_GENERATION = 32

/** The environment of `gatsby build`, which its workers inherit. In plain lines: the display that overwrites itself suits no log. */
export function gatsbyBuildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = [env.NODE_OPTIONS, `--max-semi-space-size=${YOUNG_GENERATION}`].filter(Boolean).join(' ')
  return { ...env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', NODE_OPTIONS: options, CI: 'true' }
}

/** @param output receives what Gatsby prints; without it the console does */
export function gatsbyBuild(env: NodeJS.ProcessEnv, output?: Writable): Promise<ProcessEnd> {
  return runNode([packageCommand('gatsby'), 'build'], { env: gatsbyBuildEnvironment(env), output })
}

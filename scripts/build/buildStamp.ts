/** Keeps `public/` up to date: a stamp in `.cache` has the hash of the sources it was built from. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Writable } from 'node:stream'
import { dayOf, siteNow } from '../../src/content/clock'
import { buildSettings, envFile, isMainBuild } from '../../src/node/environment'
import { NEXT_BUILD } from '../../src/node/output/siteFiles'
import { dropUnfinishedCache } from '../../src/node/unfinishedCache'
import { buildSteps } from './buildSteps'
import { SettingError } from '../process/command'
import { packageCommand, runNode } from '../process/runProcess'

const SOURCES =
  /^(content|src|locales|static|gatsby-[\w-]+\.tsx?|package-lock\.json|tsconfig\.json|\.env|\.env\.production)$/
const SETTINGS = /^(GATSBY_(?!TELEMETRY_DISABLED$)\w+|SITE_(?:URL|REPOSITORY|PREVIEW|NOW)|EDITOR_SIGN_IN)$/

/** Settings with which the form sends to the server of the page. */
export const localMail = {
  GATSBY_EMAILJS_ORIGIN: 'same-origin',
  GATSBY_EMAILJS_PUBLIC_KEY: 'local',
  GATSBY_EMAILJS_SERVICE_ID: 'local',
  GATSBY_EMAILJS_TEMPLATE_ID: 'local',
} as const

/** The environment of a production build that only this computer serves. */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_ENV: 'production', SITE_LOCAL: 'true', ...localMail }
}

/**
 * The day (ISO, UTC) for which a build in a folder is made.
 * @throws {SettingError} when `SITE_NOW` is not a time
 */
export function buildDay(root: string, env: NodeJS.ProcessEnv): string {
  try {
    return dayOf(siteNow(buildSettings(env, envFile(root))))
  } catch (error) {
    throw new SettingError((error as Error).message)
  }
}

/**
 * A hash over all inputs of a build: content, sources, locales, static files,
 * Gatsby's files, the lock file and the variables of a build. It depends on the
 * names and contents of files, not on their dates.
 */
export function buildHash(root: string, env: NodeJS.ProcessEnv): string {
  const files = readdirSync(root)
    .filter((name) => SOURCES.test(name))
    .flatMap((name) => {
      if (statSync(join(root, name)).isFile()) return [name]
      const all = readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file))
      return all.filter((file) => !/^\.|^(gatsby-types\.d\.ts|[A-Z]+\.md)$/.test(basename(file)))
    })
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    if (!statSync(join(root, file)).isFile()) continue
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  for (const name of Object.keys(env).sort()) if (SETTINGS.test(name)) hash.update(`${name}=${env[name]}\0`)
  hash.update(String(isMainBuild(env)))
  return hash.digest('hex')
}

/** Settings of every `gatsby build`. With `CI`, Gatsby prints plain lines, which are readable in a log. */
export const QUIET = { NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' } as const

/** Outside `public/`: there a changed word must change only the files that contain it. */
const stampOf = (root: string) => join(root, '.cache', '.build-stamp')

/** Removes the stamp before another command writes a build to `public/`: the next `ensureBuild` then builds. */
export function forgetBuild(root = process.cwd()): void {
  rmSync(stampOf(root), { force: true })
}

/** Why `public/` is not a build of the current sources in this environment; undefined if it is. */
export function staleReason(root: string, env: NodeJS.ProcessEnv, hash = buildHash(root, env)): string | undefined {
  const kept = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
  const stamp = kept(stampOf(root))
  const due = kept(join(root, 'public', NEXT_BUILD))
  if (due !== undefined && due <= buildDay(root, env)) return 'the day has come on which it changes'
  if (!stamp || !existsSync(join(root, 'public'))) return 'there is none yet'
  return stamp === hash ? undefined : 'its sources changed'
}

const OPTIONS = {
  /** Builds even when nothing changed. */
  force: false,
  /** Builds as a host does: the form sends through an account or not at all. */
  hosted: false,
  root: process.cwd(),
  env: process.env,
  log: (line: string): void => console.log(line),
  /** Receives Gatsby's whole output; without it the console shows its steps, and the whole when the build fails. */
  output: undefined as Writable | undefined,
  /** Runs `gatsby build`. @returns its exit code */
  build: async (env: NodeJS.ProcessEnv, output?: Writable) => {
    const steps = buildSteps(console.log)
    const options = { env: { ...env, ...QUIET }, output: output ?? steps.stream }
    const code = await runNode([packageCommand('gatsby'), 'build'], options)
    if (code !== 0 && !output) console.error(steps.log())
    return code
  },
}

/** Option of the commands that build. */
export const VERBOSE = { verbose: { type: 'boolean' } } as const

/**
 * Builds `public/` unless it is up to date. The stamp is written after a successful build, with the hash from before
 * it, so that an edit during the build counts as newer.
 *
 * @throws {SettingError} when the build fails or is stopped; the stamp is removed then
 */
export async function ensureBuild(options: Partial<typeof OPTIONS> = {}): Promise<void> {
  const { force, hosted, root, env, log, output, build } = { ...OPTIONS, ...options }
  const buildEnv = hosted ? env : buildEnvironment(env)
  const hash = buildHash(root, buildEnv)
  const reason = force ? 'as asked' : staleReason(root, buildEnv, hash)
  if (!reason) return log('The production build in public/ is up to date.')
  log(`Making the production build, ${reason}; this takes about a minute …`)
  forgetBuild(root)
  if (dropUnfinishedCache(root)) log('The last build did not end, so this one starts without its cache.')
  const code = await build(buildEnv, output)
  if (code !== 0) throw new SettingError(`The build failed (exit code ${code}); see above.`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampOf(root), `${hash}\n`)
}

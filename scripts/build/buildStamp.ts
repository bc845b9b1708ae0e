import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envFile } from '../../src/node/envFile'
import { NEXT_BUILD } from '../../src/node/output/nextBuild'
import { buildDay } from './buildDay'
import { buildEnvironment } from './buildEnvironment'
import { gatsbyBuild } from './gatsbyBuild'
import type { ProcessEnd } from '../process/runProcess'

const folders = ['content', 'src', 'locales', 'static']
const topFiles = /^(gatsby-[\w-]+\.tsx?|package-lock\.json|tsconfig\.json|\.env|\.env\.production)$/
const settings = /^(GATSBY_\w+|SITE_URL|SITE_PREVIEW|SITE_NOW|INDEXNOW_KEY)$/
/** Written by the build itself, or not part of it: no reason for another one. */
const apart = new Set(['gatsby-types.d.ts', 'README.md'])
/** Says nothing about the result. */
const irrelevant = new Set(['GATSBY_TELEMETRY_DISABLED'])

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(root, path)
    return entry.name.startsWith('.') || apart.has(entry.name) ? [] : [path]
  })
}

/**
 * A hash over everything a build is made from: content, sources, locales,
 * static files, Gatsby's settings, the lock file, and the `GATSBY_*` `SITE_URL`,
 * `SITE_PREVIEW` and `SITE_NOW` variables. Changes with a file's name or content, not its date.
 */
export function buildHash(root: string, env: NodeJS.ProcessEnv): string {
  const top = readdirSync(root).filter((name) => topFiles.test(name) && statSync(join(root, name)).isFile())
  const files = [...top, ...folders.flatMap((folder) => filesIn(root, folder))].sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  for (const name of Object.keys(env).sort()) {
    if (settings.test(name) && !irrelevant.has(name)) hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}

/** `gatsby build` failed, or was stopped. */
export class BuildError extends Error {
  constructor(readonly end: ProcessEnd) {
    super(end.interrupted ? 'The build was stopped.' : `The build failed (exit code ${end.code}); see above.`)
  }
}

const stampOf = (root: string) => join(root, 'public', '.build-stamp')

/** Takes the stamp off `public/`, for whoever puts another build there: the next `ensureBuild` makes its own. */
export function forgetBuild(root = process.cwd()): void {
  rmSync(stampOf(root), { force: true })
}

/** Whether the day has come from which on the same files make another site. */
function isDue(root: string, today: string): boolean {
  const file = join(root, 'public', NEXT_BUILD)
  return existsSync(file) && readFileSync(file, 'utf8').trim() <= today
}

export interface EnsureBuildOptions {
  /** Builds even when nothing changed. */
  force?: boolean
  /** Sends the form's messages to the local endpoint even if the reader has an account (tests). */
  alwaysLocalMail?: boolean
  root?: string
  env?: NodeJS.ProcessEnv
  build?: (env: NodeJS.ProcessEnv) => Promise<ProcessEnd>
  log?: (line: string) => void
}

/**
 * Makes sure that `public/` is what the sources say: builds when it is not.
 * The stamp is written after a successful build only, with the hash from
 * before it, so that an edit during the build counts as newer.
 *
 * @throws {BuildError} when the build fails or is stopped; the stamp is gone then
 */
export async function ensureBuild({
  force = false,
  alwaysLocalMail = false,
  root = process.cwd(),
  env = process.env,
  log = console.log,
  build = (buildEnv) => gatsbyBuild(buildEnv, log),
}: EnsureBuildOptions = {}): Promise<'fresh' | 'built'> {
  const buildEnv = buildEnvironment(env, { envFile: envFile(root), alwaysLocalMail })
  const stampFile = stampOf(root)
  const hash = buildHash(root, buildEnv)
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined
  const due = isDue(root, buildDay(root, env))
  if (!force && !due && stamp === hash) {
    log('The production build in public/ is up to date.')
    return 'fresh'
  }
  const reason = force
    ? 'as asked'
    : due
      ? 'the day has come on which it changes'
      : stamp
        ? 'its sources changed'
        : 'there is none yet'
  log(`Making the production build, ${reason}; this takes about a minute …`)
  forgetBuild(root)
  const end = await build(buildEnv)
  if (end.code !== 0 || end.interrupted) throw new BuildError(end)
  writeFileSync(stampFile, `${hash}\n`)
  return 'built'
}

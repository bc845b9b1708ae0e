import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'

/** Settings by name, as `process.env` has them. */
export type Settings = Readonly<Record<string, string | undefined>>

/**
 * The text of `.env.<mode>` in a folder, '' when there is none.
 * @param mode `production` for builds, `development` for `npm run dev`
 */
export function envFile(root: string, mode = 'production'): string {
  const file = path.join(root, `.env.${mode}`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

/**
 * The settings of a build: what is exported, and below it what the file says.
 * A variable that is exported empty is empty, as Gatsby has it.
 * @param text of the `.env` file; '' for none
 */
export function buildSettings(env: Settings, text: string): Settings {
  return { ...parse(text), ...env }
}

/**
 * Exports what the `.env` file of this run says, so that everybody reads it in
 * the same way: Gatsby's own parser takes the note of `KEY= # note` for the
 * value, and nobody else would see `SITE_URL` there.
 */
export function exportEnvFile(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const mode = env.GATSBY_ACTIVE_ENV || env.NODE_ENV || 'development'
  Object.assign(env, buildSettings(env, envFile(root, mode)))
}

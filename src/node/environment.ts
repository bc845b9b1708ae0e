/** What a build reads from its environment and from `.env` files. */
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { colourOf, readColours, readMark } from '../content/read/brand'
import { siteNow } from '../content/clock'

/** Whether this builds a preview of a branch, which search engines do not list. */
export function isPreview(): boolean {
  return process.env.SITE_PREVIEW === 'true'
}

/** Whether drafts are shown, with a badge. */
export function showsDrafts(): boolean {
  return isPreview() || isDevelop()
}

/** Whether this is `gatsby develop` and not a build. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop'
}

/** Where the site lives, without trailing slash: `SITE_URL` on a preview, else what `content/site.json` says. */
export function siteUrl(fromContent: string): string {
  return (process.env.SITE_URL || fromContent).replace(/\/+$/, '')
}

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
  return { ...parseEnv(text), ...env }
}

/**
 * Sets the variables of this run's `.env` file, in place of Gatsby: its parser
 * takes the comment of `KEY= # comment` for the value, and only our own code
 * would not see `SITE_URL`.
 */
export function exportEnvFile(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const mode = env.GATSBY_ACTIVE_ENV || env.NODE_ENV || 'development'
  Object.assign(env, buildSettings(env, envFile(root, mode)))
}

/** Sets what Gatsby reads from the environment, before it reads it. */
export function prepareEnvironment(): void {
  // Gatsby passes variables of this prefix on to the pages.
  const colours = readColours(process.cwd())
  process.env.GATSBY_BAR_COLOURS = [colourOf(colours, '--paper'), colourOf(colours, '--paper', 'dark')].join()
  process.env.GATSBY_MARK = readMark(process.cwd())
  process.env.GATSBY_BUILD_YEAR ||= String(siteNow().getUTCFullYear())
  // With slices Gatsby keeps the script tags of all pages in one fragment and writes every page a second time to put
  // it in: a seventh of each page's time (CPU profile of 500 posts). Without them the tags are rendered with the page.
  delete process.env.GATSBY_SLICES
}

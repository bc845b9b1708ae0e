/** What a build reads from its environment and from `.env` files. */
import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/** Whether this build is a preview of a branch, which search engines do not list. Any value but `false` and `0` says so. */
export function isPreview({ SITE_PREVIEW }: Settings = process.env): boolean {
  return Boolean(SITE_PREVIEW) && !/^(?:false|0)$/i.test(SITE_PREVIEW ?? '')
}

/** The branch whose builds visitors see. */
const MAIN_BRANCH = 'main'

/** For each variable that a build may have: whether it means that the build is of the main branch. */
const IS_MAIN: Readonly<Record<string, (env: Settings) => boolean>> = {
  // The production branch is a setting of Netlify (https://docs.netlify.com/site-deploys/overview/#deploy-contexts).
  NETLIFY: ({ CONTEXT }) => CONTEXT === 'production',
  CF_PAGES: ({ CF_PAGES_BRANCH }) => CF_PAGES_BRANCH === MAIN_BRANCH,
  // GITHUB_REF of pull_request_target and workflow_run is the main branch too, but their code may not be.
  GITHUB_ACTIONS: ({ GITHUB_EVENT_NAME: event = '', GITHUB_REF }) =>
    ['push', 'schedule', 'workflow_dispatch'].includes(event) && GITHUB_REF === `refs/heads/${MAIN_BRANCH}`,
  // For other hosts.
  SITE_BRANCH: ({ SITE_BRANCH }) => SITE_BRANCH === MAIN_BRANCH,
  // Set by `npm start`: the build is only served on this computer.
  SITE_LOCAL: () => true,
}

/**
 * Whether this build may have `/admin`, where people type a token: it is known
 * to be of the main branch, or only served on this computer. The scripts of
 * another branch could read the token.
 * @returns false for a preview, and if nothing is known
 */
export function isMainBuild(env: Settings = process.env): boolean {
  const answers = Object.entries(IS_MAIN).flatMap(([name, isMain]) => (env[name] ? [isMain(env)] : []))
  return !isPreview(env) && answers.length > 0 && answers.every(Boolean)
}

/** Whether drafts are shown, with a badge. */
export function showsDrafts(): boolean {
  return isPreview() || isDevelop()
}

/** Whether this is `gatsby develop` and not a build. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop'
}

/** Address of the site without trailing slash: `SITE_URL` if it is set, else the one of `content/site.json`. */
export function siteUrl(fromContent: string): string {
  return (process.env.SITE_URL || fromContent).replace(/\/+$/, '')
}

/** Settings by name, like `process.env`. */
export type Settings = Readonly<Record<string, string | undefined>>

/**
 * The text of `.env.<mode>` in a folder, '' when there is none.
 * @param mode `production` for builds, `development` for `npm run dev`
 */
export function envFile(root: string, mode = 'production'): string {
  const file = path.join(root, `.env.${mode}`)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
}

/** The settings of a build whose form cannot send: no account, and no other origin in the policy of its pages. */
const NO_MAIL: Settings = {
  GATSBY_EMAILJS_ORIGIN: 'same-origin',
  GATSBY_EMAILJS_PUBLIC_KEY: '',
  GATSBY_EMAILJS_SERVICE_ID: '',
  GATSBY_EMAILJS_TEMPLATE_ID: '',
}

/**
 * The settings of a build: exported variables override those of the file.
 * A variable that is exported as empty stays empty, as in Gatsby. A preview
 * has no e-mail account: a stranger's branch may have written its pages.
 * @param text of the `.env` file; '' for none
 */
export function buildSettings(env: Settings, text: string): Settings {
  const settings = { ...parseEnv(text), ...env }
  const isLocal = settings.GATSBY_EMAILJS_ORIGIN === 'same-origin'
  return isPreview(settings) && !isLocal ? { ...settings, ...NO_MAIL } : settings
}

/**
 * Sets the variables of this run's `.env` file before Gatsby does: Gatsby's
 * parser reads the comment of `KEY= # comment` as the value, and does not
 * export `SITE_URL` to our code.
 * @throws {Error} if a setting that is an address is none
 */
export function exportEnvFile(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const mode = env.GATSBY_ACTIVE_ENV || env.NODE_ENV || 'development'
  Object.assign(env, buildSettings(env, envFile(root, mode)))
  for (const name of ['SITE_URL', 'GATSBY_EMAILJS_ORIGIN']) {
    const value = env[name] || 'same-origin'
    if (value !== 'same-origin' && !URL.canParse(value))
      throw new Error(`${name} is "${value}". Write a whole address, such as https://www.example.com.`)
  }
}

/** Changes the environment variables that Gatsby reads later. */
export function prepareEnvironment(): void {
  // With slices Gatsby keeps the script tags of all pages in one fragment and writes every page a second time to put
  // it in: a seventh of each page's time (CPU profile of 500 posts). Without them the tags are rendered with the page.
  delete process.env.GATSBY_SLICES
}

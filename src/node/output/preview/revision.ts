import { execFileSync } from 'node:child_process'
import type { Revision } from '../../../sources/previewData'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The revision being built: from variables of the host (Netlify, Cloudflare
 * Pages, GitHub Actions) or our own variables, else from git.
 * @param git returns the output of a git command; '' if it fails
 */
export function revisionOf(env: Environment, git: (...args: string[]) => string = runGit): Revision {
  const first = (...names: string[]) => names.map((name) => env[name]).find(Boolean)
  const repository =
    first('SITE_REPOSITORY') ??
    (env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` : '')
  return {
    commit: first('SITE_COMMIT', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'GITHUB_SHA') ?? git('rev-parse', 'HEAD'),
    branch:
      first('SITE_BRANCH', 'HEAD', 'CF_PAGES_BRANCH', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME') ??
      git('rev-parse', '--abbrev-ref', 'HEAD'),
    repository: /^https:\/\/[\w.-]+(\/[\w.-]+)+$/.test(repository) ? repository : '',
  }
}

function runGit(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

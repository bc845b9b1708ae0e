import { execFileSync } from 'node:child_process'
import type { Revision } from '../../../sources/previewData'

/**
 * The revision being built: the branch from variables of the host (Netlify,
 * Cloudflare Pages, GitHub Actions) or our own, the rest from git.
 * @param git returns the output of a git command; '' if it fails
 */
export function revisionOf(env: NodeJS.ProcessEnv, git: (...args: string[]) => string = runGit): Revision {
  const branches = [env.SITE_BRANCH, env.HEAD, env.CF_PAGES_BRANCH, env.GITHUB_HEAD_REF, env.GITHUB_REF_NAME]
  const repository =
    env.SITE_REPOSITORY ||
    (env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` : '')
  return {
    commit: env.SITE_COMMIT || git('rev-parse', 'HEAD'),
    branch: branches.find(Boolean) ?? git('rev-parse', '--abbrev-ref', 'HEAD'),
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

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { envFile, isPreview } from '../../src/node/environment'
import { buildEnvironment } from '../build/buildStamp'
import { SettingError } from '../process/command'
import { runNode } from '../process/runProcess'

/** What is kept of a built revision. */
const KEPT = ['public', 'content', 'locales', 'src', 'static'] as const
const FINISHED = '.complete'

/**
 * Builds a commit in a temporary work tree, or finds it in the cache.
 * @param root this repository
 * @returns folder that holds its built site in `public`, and the files it was made from as they were
 * @throws {SettingError} when the commit cannot be built
 */
export async function buildOfCommit(root: string, commit: string, log: (line: string) => void): Promise<string> {
  // A preview shows what is not published yet, so it is compared with a preview.
  const cache = path.join(root, 'node_modules/.cache/review', isPreview() ? `${commit}-preview` : commit)
  if (fs.existsSync(path.join(cache, FINISHED))) return cache
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'review-base-'))
  const tree = path.join(folder, 'tree')
  log(`Building the base, ${commit.slice(0, 7)}; it is kept for the next review …`)
  git(root, 'worktree', 'add', '--detach', tree, commit)
  try {
    // Where the lock files differ, the command of the base installs packages of its own.
    const [own, wanted] = [root, tree].map((each) => fs.readFileSync(path.join(each, 'package-lock.json'), 'utf8'))
    if (own === wanted) fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction')
    const code = await runNode(['scripts/bootstrap.mjs', 'build'], {
      cwd: tree,
      // The settings of this checkout, so that the two builds differ only by their sources.
      env: buildEnvironment(process.env, { envFile: envFile(root) }),
      output: process.stderr,
    })
    if (code !== 0)
      throw new SettingError(`The base, ${commit.slice(0, 7)}, cannot be built (exit code ${code}); see above.`)
    fs.rmSync(cache, { recursive: true, force: true })
    for (const name of KEPT) fs.cpSync(path.join(tree, name), path.join(cache, name), { recursive: true })
    fs.writeFileSync(path.join(cache, FINISHED), '')
    return cache
  } finally {
    // Removes the link, never the packages it leads to.
    fs.rmSync(path.join(tree, 'node_modules'), { force: true, recursive: true })
    git(root, 'worktree', 'remove', '--force', tree)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs git and returns what it prints. */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** The build of the commit at which a branch left its base. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isPreview } from '../../src/node/environment'
import { buildEnvironment } from '../build/buildStamp'
import { SettingError } from '../process/command'
import { runNode } from '../process/runProcess'
import { git } from './changedLines'

/** The folders of a built revision that are cached. */
const KEPT = ['public', 'content', 'static', 'src'] as const
const FINISHED = '.complete'

/**
 * Builds a commit in a temporary work tree, or finds it in the cache.
 * @param root this repository
 * @returns the commit, and a folder with its built site in `public` and its files
 * @throws {SettingError} when the base is unknown or cannot be built
 */
export async function buildOfBase(root: string, base: string, log: (line: string) => void) {
  let commit: string
  try {
    commit = git(root, ['merge-base', base, 'HEAD'])
  } catch {
    throw new SettingError(`There is no "${base}" here. Fetch it, or name another: npm run review -- --base main`)
  }
  // A preview also shows unpublished content, so it is compared with a preview.
  const folder = path.join(root, 'node_modules/.cache/review', isPreview() ? `${commit}-preview` : commit)
  if (fs.existsSync(path.join(folder, FINISHED))) return { commit, folder }
  const above = fs.mkdtempSync(path.join(os.tmpdir(), 'review-base-'))
  const tree = path.join(above, 'tree')
  log(`Building the base, ${commit.slice(0, 7)}; it is kept for the next review …`)
  git(root, ['worktree', 'add', '--detach', tree, commit])
  try {
    // If the lock files differ, the base's own command installs its packages.
    const lockOf = (each: string) => fs.readFileSync(path.join(each, 'package-lock.json'), 'utf8')
    if (lockOf(root) === lockOf(tree))
      fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction')
    // The settings of this checkout, so that the two builds differ only by their sources.
    const env = buildEnvironment(process.env)
    const code = await runNode(['scripts/bootstrap.mjs', 'build'], { cwd: tree, env, output: process.stderr })
    if (code !== 0)
      throw new SettingError(`The base, ${commit.slice(0, 7)}, cannot be built (exit code ${code}); see above.`)
    fs.rmSync(folder, { recursive: true, force: true })
    for (const name of KEPT) fs.cpSync(path.join(tree, name), path.join(folder, name), { recursive: true })
    fs.writeFileSync(path.join(folder, FINISHED), '')
    return { commit, folder }
  } finally {
    // Removes the link, never the packages behind it.
    fs.rmSync(path.join(tree, 'node_modules'), { force: true, recursive: true })
    git(root, ['worktree', 'remove', '--force', tree])
    fs.rmSync(above, { recursive: true, force: true })
  }
}

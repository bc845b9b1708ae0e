/**
 * `npm run review [-- --base origin/main] [--format markdown] [--site https://…] [--json file]`:
 * what this branch changes on the rendered pages, block by block and word by
 * word, with the file and line of each change. It compares two builds: `public/`
 * of this checkout, and that of the base, which is built once for each commit.
 * With `SITE_PREVIEW=true` it also marks the changes on the pages of the preview
 * in `public/` and writes the page `/__review/`. `--from file` prints a review
 * that `--json` has written.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isPreview } from '../../src/node/environment'
import { buildEnvironment, ensureBuild } from '../build/buildStamp'
import { runCommand, SettingError } from '../process/command'
import { runNode } from '../process/runProcess'
import { renamedByHand } from '../rename/renamedByHand'
import { readBranch } from './branch'
import { markdownReport } from './markdownReport'
import { textReport } from './report'
import { readReview, type Review } from './reviewRecord'
import { reviewSites } from './reviewSites'
import { addPictures } from './takePictures'
import { writeMarks, writeReviewPage } from './writeReview'

const USAGE = 'npm run review [-- --base origin/main --format text|markdown --site https://… --json file --from file]'

const OPTIONS = {
  base: { type: 'string', default: 'origin/main' },
  format: { type: 'string', default: 'text' },
  site: { type: 'string' },
  json: { type: 'string' },
  from: { type: 'string' },
} as const

runCommand(USAGE, { options: OPTIONS }, async ({ values }) => {
  const review = values.from ? readReview(fs.readFileSync(values.from, 'utf8')) : await makeReview(values.base)
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(review)}\n`)
  const site = values.site?.replace(/\/+$/, '')
  process.stdout.write(values.format === 'markdown' ? markdownReport(review, { site }) : textReport(review))
})

async function makeReview(against: string): Promise<Review> {
  const root = process.cwd()
  // A program may capture stdout, so progress goes to stderr.
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const commit = mergeBase(root, against)
  const base = await buildOfCommit(root, commit, log)
  await ensureBuild({ log, output: process.stderr })
  const branch = await readBranch(base, root, changedFiles(root, commit), renamedByHand(root, commit))
  const review = await reviewSites(branch)
  if (isPreview()) await addPictures(branch, review)
  const site = branch.sites.after
  const marked = writeMarks(site, review)
  if (marked > 0) {
    await writeReviewPage(root, site, review)
    log(`The preview in public/ shows the changes on ${marked} of its pages, and all of them on /__review/.`)
  }
  return review
}

/** Files that differ from the base, including untracked ones. */
function changedFiles(root: string, commit: string): string[] {
  const names = (...args: string[]) =>
    git(root, '-c', 'core.quotePath=false', ...args)
      .split('\n')
      .filter(Boolean)
  const known = names('diff', '--name-only', '--no-renames', commit)
  return [...known, ...names('ls-files', '--others', '--exclude-standard')].sort()
}

/** The commit at which this branch left the base. */
function mergeBase(root: string, base: string): string {
  try {
    return git(root, 'merge-base', base, 'HEAD')
  } catch {
    throw new SettingError(
      `There is no "${base}" here to compare with. Fetch it, or name another: npm run review -- --base main`,
    )
  }
}

/** The folders of a built revision that are cached. */
const KEPT = ['public', 'content', 'locales', 'src', 'static'] as const
const FINISHED = '.complete'

/**
 * Builds a commit in a temporary work tree, or finds it in the cache.
 * @param root this repository
 * @returns folder that holds its built site in `public`, and the source files of that build
 * @throws {SettingError} when the commit cannot be built
 */
async function buildOfCommit(root: string, commit: string, log: (line: string) => void): Promise<string> {
  // A preview also shows unpublished content, so it is compared with a preview.
  const cache = path.join(root, 'node_modules/.cache/review', isPreview() ? `${commit}-preview` : commit)
  if (fs.existsSync(path.join(cache, FINISHED))) return cache
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'review-base-'))
  const tree = path.join(folder, 'tree')
  log(`Building the base, ${commit.slice(0, 7)}; it is kept for the next review …`)
  git(root, 'worktree', 'add', '--detach', tree, commit)
  try {
    // If the lock files differ, the base's own command installs its packages.
    const [own, wanted] = [root, tree].map((each) => fs.readFileSync(path.join(each, 'package-lock.json'), 'utf8'))
    if (own === wanted) fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction')
    const code = await runNode(['scripts/bootstrap.mjs', 'build'], {
      cwd: tree,
      // The settings of this checkout, so that the two builds differ only by their sources.
      env: buildEnvironment(root, process.env),
      output: process.stderr,
    })
    if (code !== 0)
      throw new SettingError(`The base, ${commit.slice(0, 7)}, cannot be built (exit code ${code}); see above.`)
    fs.rmSync(cache, { recursive: true, force: true })
    for (const name of KEPT) fs.cpSync(path.join(tree, name), path.join(cache, name), { recursive: true })
    fs.writeFileSync(path.join(cache, FINISHED), '')
    return cache
  } finally {
    // Removes the link, never the packages behind it.
    fs.rmSync(path.join(tree, 'node_modules'), { force: true, recursive: true })
    git(root, 'worktree', 'remove', '--force', tree)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

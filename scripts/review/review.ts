/**
 * `npm run review [-- --base origin/main] [--format markdown] [--site https://…] [--json file]`:
 * what this branch changes on the rendered pages, block by block and word by
 * word, with the file and line of each change. It compares two builds: `public/`
 * of this checkout, and that of the base, which is built once for each commit.
 * With `SITE_PREVIEW=true` it also marks the changes on the pages of the preview
 * in `public/` and writes the page `/__review/`. `--from file` prints a review
 * that `--json` has written.
 */
import fs from 'node:fs'
import path from 'node:path'
import { isPreview } from '../../src/node/environment'
import { ensureBuild } from '../build/buildStamp'
import { readArguments, runCommand, SettingError } from '../process/command'
import { renamedByHand } from '../rename/renamedByHand'
import { buildOfCommit, git } from './baseBuild'
import { markdownReport } from './markdownReport'
import { textReport } from './report'
import { readReview, type Review } from './reviewRecord'
import { reviewSites } from './reviewSites'
import { addPictures } from './takePictures'
import { writeMarks, writeReviewPage } from './writeReview'

const USAGE = 'npm run review [-- --base origin/main --format text|markdown --site https://… --json file --from file]'

async function main(): Promise<void> {
  const { values } = readArguments(USAGE, {
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      site: { type: 'string' },
      json: { type: 'string' },
      from: { type: 'string' },
    },
  })
  const review = values.from ? readReview(fs.readFileSync(values.from, 'utf8')) : await makeReview(values.base)
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(review)}\n`)
  const site = values.site?.replace(/\/+$/, '')
  process.stdout.write(values.format === 'markdown' ? markdownReport(review, { site }) : textReport(review))
}

async function makeReview(against: string): Promise<Review> {
  const root = process.cwd()
  // What it prints may be kept by a program: progress goes elsewhere.
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const commit = mergeBase(root, against)
  const base = await buildOfCommit(root, commit, log)
  await ensureBuild({ log, output: process.stderr })
  const site = path.join(root, 'public')
  const review = await reviewSites(base, root, changedFiles(root, commit), renamedByHand(root, commit))
  if (isPreview()) await addPictures(path.join(base, 'public'), site, review)
  const marked = writeMarks(site, review)
  if (marked > 0) {
    await writeReviewPage(root, site, review)
    log(`The preview in public/ shows the changes on ${marked} of its pages, and all of them on /__review/.`)
  }
  return review
}

/** Files that differ from the base, those that git does not know yet too. */
function changedFiles(root: string, commit: string): string[] {
  const names = (...args: string[]) =>
    git(root, '-c', 'core.quotePath=false', ...args)
      .split('\n')
      .filter(Boolean)
  const known = names('diff', '--name-only', '--no-renames', commit)
  return [...known, ...names('ls-files', '--others', '--exclude-standard')].sort()
}

/** Where this branch left the base. */
function mergeBase(root: string, base: string): string {
  try {
    return git(root, 'merge-base', base, 'HEAD')
  } catch {
    throw new SettingError(
      `There is no "${base}" here to compare with. Fetch it, or name another: npm run review -- --base main`,
    )
  }
}

runCommand(main)

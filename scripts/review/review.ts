/**
 * `npm run review [-- --base origin/main] [--format markdown] [--json file]`:
 * what this branch changes for readers: pages, words, texts that are no page, pictures and screenshots. It compares two
 * builds: `public/` of this checkout, and that of the base, which is built once for each commit. In a preview
 * (`SITE_PREVIEW=true`) it also marks the words on their pages and writes the page `/__review/`. `--from file`
 * prints a review that `--json` has written.
 */
import fs from 'node:fs'
import path from 'node:path'
import { isPreview } from '../../src/node/environment'
import { revisionOf } from '../../src/node/output/preview/revision'
import { toNeutralPath } from '../../src/routing/localizePath'
import { pathOfFile } from '../../src/routing/pageKinds'
import { buildDay, ensureBuild } from '../build/buildStamp'
import { runCommand } from '../process/command'
import { buildOfBase } from './buildOfBase'
import { changesSince } from './changedLines'
import { comparePages, heldArticles } from './comparePages'
import { compareScreenshots, comparePictures } from './comparePictures'
import { compareBuiltTexts, compareSources } from './compareTexts'
import { compareWords } from './compareWords'
import { filesIn, readSite } from './readSite'
import { readReview, type Review } from './record'
import { markdownReport, textReport, writePages } from './report'

const USAGE = 'npm run review [-- --base origin/main --format text|markdown --json file --from file]'

const OPTIONS = {
  base: { type: 'string', default: 'origin/main' },
  format: { type: 'string', default: 'text' },
  json: { type: 'string' },
  from: { type: 'string' },
} as const

runCommand(USAGE, { options: OPTIONS }, async ({ values }) => {
  const review = values.from ? readReview(fs.readFileSync(values.from, 'utf8')) : await makeReview(values.base)
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(review)}\n`)
  process.stdout.write(values.format === 'markdown' ? markdownReport(review) : textReport(review))
})

async function makeReview(against: string): Promise<Review> {
  const head = process.cwd()
  // A program may capture stdout, so progress goes to stderr.
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const { commit, folder: base } = await buildOfBase(head, against, log)
  await ensureBuild({ log, output: process.stderr })
  const { files, lines } = changesSince(head, commit)
  const [before, after] = await Promise.all([base, head].map((root) => readSite(path.join(root, 'public'))))
  const today = buildDay(head, process.env)
  const held = heldArticles(base, head, files, today)
  const texts = filesIn(path.join(head, 'content')).map((name) => `content/${name}`)
  const { entries: pages, pairs, added } = comparePages(head, before, after, held)
  const words = compareWords(before, after, pairs, lines)
  const known = new Set(pairs.values())
  const moved = [...pairs].flatMap(([from, to]) => (from === to ? [] : [from, to]))
  const alone = pages.flatMap((entry) => entry.pages.filter((page) => !known.has(page)))
  const listed = new Set([...moved, ...alone].map(toNeutralPath))
  const isListed = (file: string) => listed.has(pathOfFile(file) ?? '')
  const exact = [
    ...pages,
    ...words.map(({ entry }) => entry),
    ...compareBuiltTexts(before.folder, after.folder),
    ...compareSources(lines, new Set(words.flatMap((each) => each.lines)), isListed),
    ...comparePictures(base, head, files),
  ]
  const named = new Set(
    exact.flatMap(({ title, places }) => [title, ...places].map((name) => name.replace(/:\d+.*$/, ''))),
  )
  const review: Review = {
    revision: revisionOf(process.env),
    compared: new Set([...before.pages, ...after.pages]).size,
    held: isPreview() ? heldArticles(head, head, texts, today).length : 0,
    entries: [...exact, ...(await compareScreenshots(before, after, pairs, files))],
    unnamed: files.filter((file) => !named.has(file) && !isListed(file)),
  }
  if (isPreview()) writePages(after.folder, review, words, added)
  return review
}

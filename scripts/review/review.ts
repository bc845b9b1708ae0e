/**
 * `npm run review [-- --base origin/main] [--format markdown] [--site https://…] [--json file]`:
 * what this branch changes on the rendered pages, block by block and word by
 * word, with the file and line of each change. Compares two builds: `public/`
 * of this checkout, and the base's, which is built once for each commit. A
 * preview in `public/` learns what changed on each of its pages.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../build/buildStamp'
import { buildOfCommit, git } from './baseBuild'
import { reviewReport } from './report'
import { reviewSites } from './reviewSites'
import { writeMarks } from './writeMarks'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'origin/main' },
      format: { type: 'string', default: 'text' },
      site: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const root = process.cwd()
  // What it prints may be kept by a program: progress goes elsewhere.
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const base = await buildOfCommit(root, mergeBase(root, values.base), log)
  await ensureBuild({ log })
  const head = { root, site: path.join(root, 'public') }
  const review = await reviewSites(base, head)
  const marked = writeMarks(head.site, review.entries)
  if (marked > 0) log(`The preview in public/ shows the changes on ${marked} of its pages.`)
  if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(review, null, 2)}\n`)
  const format = values.format === 'markdown' ? 'markdown' : 'text'
  process.stdout.write(reviewReport(review, { format, site: values.site?.replace(/\/+$/, '') }))
}

/** Where this branch left the base. */
function mergeBase(root: string, base: string): string {
  try {
    return git(root, 'merge-base', base, 'HEAD')
  } catch {
    throw new Error(
      `There is no "${base}" here to compare with. Fetch it, or name another: npm run review -- --base main`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
})

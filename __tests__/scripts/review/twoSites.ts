/** Two revisions of a site in a folder of its own, reviewed. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readBranch } from '../../../scripts/review/branch'
import { reviewSites } from '../../../scripts/review/reviewSites'

let folder: string

beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'review-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

export type Files = Record<string, string>

function revision(name: string, files: Files): string {
  const root = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  return root
}

export const html = (language: string, ...blocks: string[]) =>
  `<html lang="${language}"><title>Page</title><body>${blocks.join('')}</body></html>`

export async function review(before: Files, after: Files, renamed?: ReadonlyMap<string, string>) {
  const files = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file])
  return reviewSites(await readBranch(revision('base', before), revision('head', after), files, renamed))
}

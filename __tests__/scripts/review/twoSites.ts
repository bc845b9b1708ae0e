/** Reviews two revisions of a site in a folder of its own. */
import path from 'node:path'
import { readBranch } from '../../../scripts/review/branch'
import { reviewSites } from '../../../scripts/review/reviewSites'
import { newFolder, writeFiles } from '../../support/folder'

let folder: string

beforeEach(() => void (folder = newFolder()))

export type Files = Record<string, string>

function revision(name: string, files: Files): string {
  const root = path.join(folder, name)
  writeFiles(root, files)
  return root
}

export const json = (value: unknown) => JSON.stringify(value, null, 2)

export const post = (id: number, title: string, body: string, matter = '') =>
  `---\nid: ${id}\ntitle: ${title}\n${matter}---\n\n${body}\n`

export const html = (language: string, ...blocks: string[]) =>
  `<html lang="${language}"><title>Page</title><body>${blocks.join('')}</body></html>`

export async function review(before: Files, after: Files, renamed?: ReadonlyMap<string, string>) {
  const files = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file])
  return reviewSites(await readBranch(revision('base', before), revision('head', after), files, renamed))
}

/** Pages whose files got another name without `npm run rename`: nothing leads from their old address to the new one. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathOfFile } from '../../src/routing/pageKinds'
import { readRedirects } from './changePage'

/** What mends it: `npm run rename -- services/old services/new`. */
export const renameCommand = (from: string, to: string) => `npm run rename -- ${from.slice(1)} ${to.slice(1)}`

/**
 * Asks git which files of `content` have another name than where the branch began, committed or not.
 * @param from the branch that it left, or the commit
 * @returns new addresses by the old ones, without language; none without git
 */
export function renamedByHand(root: string, from = 'origin/main'): Map<string, string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renamed-'))
  // An index of its own: files that git does not know yet are only meant to be added.
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') }
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, env, encoding: 'utf8' }).stdout?.trim() ?? ''
  const base = git('merge-base', from, 'HEAD') || 'HEAD'
  git('read-tree', base)
  git('add', '--intent-to-add', 'content')
  const lines = git('diff', '--name-status', '--find-renames', '--diff-filter=R', base, '--', 'content').split('\n')
  fs.rmSync(folder, { recursive: true })
  const redirects = readRedirects(root)
  const pairs = lines.flatMap((line): [string, string][] => {
    const [, old, now] = line.split('\t').map(pathOfFile)
    const isOpen = old && now && old !== now && !redirects.some((each) => each.from === old)
    return isOpen ? [[old, now]] : []
  })
  return new Map(pairs)
}

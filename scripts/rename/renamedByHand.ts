/** Finds pages whose files were renamed without `npm run rename`: their old addresses have no redirect. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathOfFile } from '../../src/routing/pageKinds'
import { readRedirects } from './changePage'

/** The command that corrects it: `npm run rename -- services/old services/new`. */
export const renameCommand = (from: string, to: string) => `npm run rename -- ${from.slice(1)} ${to.slice(1)}`

/**
 * Uses git to find files of `content` that were renamed since the branch began, committed or not.
 * @param from the base branch, or the commit
 * @returns new addresses by the old ones, without language; empty without git
 */
export function renamedByHand(root: string, from = 'origin/main'): Map<string, string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renamed-'))
  // A separate index: untracked files are added there as "intent to add" only.
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

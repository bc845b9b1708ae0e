/** Pages whose files got another name without `npm run rename`: nothing leads from their old address to the new one. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Problem } from '../../src/content/report/problem'
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

/** Problems of links to such pages, with that command in place of a name that is only written alike. */
export function withRenames(problems: readonly Problem[], renamed: ReadonlyMap<string, string>): Problem[] {
  return problems.map((problem) => {
    const [, address = ''] = /^There is no page "([^"]*)"/.exec(problem.message) ?? []
    const now = renamed.get(address)
    if (now === undefined) return problem
    return { ...problem, message: `There is no page "${address}". Was it renamed? ${renameCommand(address, now)}` }
  })
}

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { newFolder } from '../support/folder'

const file = path.join(newFolder('commit-'), 'message')

/** Runs the hook. @returns its first line, and whether the commit is allowed */
function check(message: string) {
  fs.writeFileSync(file, message)
  const { status, stderr } = spawnSync('sh', ['.github/hooks/commit-msg', file], { encoding: 'utf8' })
  return { isAllowed: status === 0, line: stderr.split('\n')[0] }
}

it.each([
  ['area and verb', 'picture: round the height\n'],
  ['a body, and the comments of git', '\n# a hint\nnode/nodes: round it\n\nThe why.\n# On branch main\n'],
  ['72 characters', `check: ${'я'.repeat(65)}\n`],
  ['a merge', "Merge branch 'naming'\n"],
  ['a revert', 'Revert "Picture: Round it."\n'],
  ['a fixup', 'fixup! Rounds the height.\n'],
])('a commit message passes with %s', (_what, message) => {
  expect(check(message)).toEqual({ isAllowed: true, line: '' })
})

it.each([
  ['no area', 'Rounds the height\n', 'lower-case area'],
  ['an upper-case area', 'Picture: round the height\n', 'lower-case area'],
  ['a full stop', 'picture: round the height.\n', 'without a full stop'],
  ['73 characters', `check: ${'я'.repeat(66)}\n`, '73 characters, at most 72'],
  ['a body in the second line', 'picture: round the height\nThe why.\n', 'second line is not blank'],
])('a commit message with %s is refused with a way out', (_what, message, reason) => {
  expect(check(message)).toEqual({ isAllowed: false, line: expect.stringContaining(reason) as string })
})

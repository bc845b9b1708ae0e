/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { newFolder } from '../support/folder'

const ROOT = path.resolve(__dirname, '../..')
const HOOK = path.join(ROOT, '.github/hooks/pre-commit')
const folder = newFolder()

const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8' })

if (process.platform === 'win32')
  it('is for the shell that Git brings along', () => {
    expect(fs.readFileSync(HOOK, 'utf8')).toMatch(/^#!\/bin\/sh\n/)
  })
else {
  beforeAll(() => {
    run('git', 'init', '-q')
    for (const name of ['.oxfmtrc.json', '.oxlintrc.json'])
      fs.copyFileSync(path.join(ROOT, name), path.join(folder, name))
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  })

  it.each([
    ['a file in order passes', "export const keel = 'oak'\n", 0, ''],
    ['a file that is not formatted is refused', 'export const keel = "oak";\n', 1, 'keel.ts'],
    ['a file with an error of the linter is refused', 'export var keel = 1\n', 1, 'no-var'],
  ])('%s', (_what, text, expected, message) => {
    fs.writeFileSync(path.join(folder, 'keel.ts'), text)
    run('git', 'add', 'keel.ts')
    const { status, stdout, stderr } = run('sh', HOOK)
    expect(status).toBe(expected)
    expect(stdout + stderr).toContain(message)
  })
}

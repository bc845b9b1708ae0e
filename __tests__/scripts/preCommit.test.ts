/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const HOOK = path.join(ROOT, '.github/hooks/pre-commit')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commit-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8' })

if (process.platform === 'win32')
  it('is for the shell that Git brings along', () => {
    expect(fs.readFileSync(HOOK, 'utf8')).toMatch(/^#!\/bin\/sh\n/)
  })
else
  it('what is not formatted is kept from being committed', () => {
    run('git', 'init', '-q')
    for (const name of ['.oxfmtrc.json', '.oxlintrc.json'])
      fs.copyFileSync(path.join(ROOT, name), path.join(folder, name))
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    fs.writeFileSync(path.join(folder, 'keel.ts'), 'export const keel = "oak";\n')
    run('git', 'add', 'keel.ts')
    const { status, stdout, stderr } = run('sh', HOOK)
    expect(status).not.toBe(0)
    expect(stdout + stderr).toContain('keel.ts')
  })

/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'announce-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  spawnSync('git', [...who, ...args], { cwd: folder })
}

function announce(env: Record<string, string>, ...args: string[]): string {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, path.join(ROOT, 'scripts/announce/announce.ts'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, INDEXNOW_KEY: 'abcdefgh', SITE_PREVIEW: '', SITE_URL: '', ...env },
    },
  )
  return (stdout + stderr).trim()
}

beforeAll(() => {
  write('content/site.json', '{ "url": "https://dock.example" }')
  write('content/redirects.json', '[{ "from": "/old" }]')
  write('public/sitemap.xml', '<url><loc>https://dock.example/about</loc><lastmod>2020-01-01</lastmod></url>')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Deployed')
  write('content/redirects.json', '[{ "from": "/old" }, { "from": "/keels", "to": "/masts" }]')
})

it('names addresses that pages left since, in every language', () => {
  expect(announce({}, '--since', 'HEAD', '--dry-run').split('\n')).toEqual([
    'https://dock.example/keels',
    'https://dock.example/ru/keels',
  ])
})

it.each<[said: string, env: Record<string, string>, args: string[]]>([
  ['Git knows no commit v9 here.', {}, ['--since', 'v9']],
  ['Name the commit of the last deploy', {}, []],
  ['A preview is not announced', { SITE_PREVIEW: 'true' }, ['--since', 'HEAD']],
  ['INDEXNOW_KEY must be', { INDEXNOW_KEY: 'short' }, ['--since', 'HEAD']],
])('%s', (said, env, args) => {
  const [sentence, ...rest] = announce(env, ...args).split('\n')
  expect(sentence).toContain(said)
  expect(rest).toEqual([])
})

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { buildHash, ensureBuild, forgetBuild, staleReason } from '../../scripts/build/buildStamp'
import { buildSteps } from '../../scripts/build/buildSteps'
import { SettingError } from '../../scripts/process/command'
import { Stopped } from '../../scripts/process/runProcess'
import { markFinished, markUnfinished } from '../../src/node/unfinishedCache'
import { newFolder, writeFiles } from '../support/folder'

const ACCOUNT = 'GATSBY_EMAILJS_PUBLIC_KEY=a\nGATSBY_EMAILJS_SERVICE_ID=b\nGATSBY_EMAILJS_TEMPLATE_ID=c\n'

let root: string
let builds: NodeJS.ProcessEnv[]

beforeEach(() => {
  root = newFolder()
  builds = []
  for (const name of ['content/site.json', 'src/a.ts', 'gatsby-config.ts', 'package-lock.json']) write(name, name)
})

const write = (name: string, text: string) => writeFiles(root, { [name]: text })

async function ensure(options: Parameters<typeof ensureBuild>[0] = {}): Promise<'fresh' | 'built'> {
  const before = builds.length
  const build = async (env: NodeJS.ProcessEnv) => {
    builds.push(env)
    write('public/index.html', 'built')
    return 0
  }
  await ensureBuild({ root, env: {}, log: () => {}, build, ...options })
  return builds.length > before ? 'built' : 'fresh'
}

it('builds again on request, after a changed source and over another build', async () => {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  expect(await ensure({ log })).toBe('built')
  expect(await ensure({ log })).toBe('fresh')
  expect(await ensure({ log, force: true })).toBe('built')
  write('content/site.json', '{"name":1}')
  expect(await ensure({ log })).toBe('built')
  forgetBuild(root)
  expect(await ensure({ log })).toBe('built')
  rmSync(join(root, 'public'), { recursive: true })
  expect(await ensure({ log })).toBe('built')
  const reasons = lines.map((line) => /up to date|as asked|sources changed|none yet/.exec(line)?.[0])
  expect(reasons).toEqual(['none yet', 'up to date', 'as asked', 'sources changed', 'none yet', 'none yet'])
})

it('builds again on the day that the last build named', async () => {
  const on = (day: string) => ensure({ env: { SITE_NOW: day } })
  await on('2026-12-01')
  write('public/next-build.txt', '2026-12-01\n')
  expect(await on('2026-12-01')).toBe('built')
  write('public/next-build.txt', '2026-12-02\n')
  expect(await on('2026-12-01')).toBe('fresh')
  await expect(on('soon')).rejects.toThrow(SettingError)
})

it.each([
  ['that failed', () => Promise.resolve(1), 'The build failed (exit code 1)'],
  ['that was stopped', () => Promise.reject(new Stopped('Stopped.')), 'Stopped.'],
])('keeps no build %s', async (_, build, message) => {
  await ensure()
  await expect(ensure({ force: true, build })).rejects.toThrow(message)
  expect(existsSync(join(root, '.cache/.build-stamp'))).toBe(false)
  expect(await ensure()).toBe('built')
})

it('starts without the cache of a stopped build, and keeps that of one that ended', async () => {
  const stopped = () => {
    markUnfinished(root)
    write('.cache/data/nodes', 'new')
    return Promise.reject(new Stopped('Stopped.'))
  }
  await expect(ensure({ build: stopped })).rejects.toThrow('Stopped.')
  const found: boolean[] = []
  const ended = () => {
    found.push(existsSync(join(root, '.cache/data/nodes')))
    markUnfinished(root)
    write('.cache/data/nodes', 'new')
    write('public/index.html', '')
    markFinished(root)
    return Promise.resolve(0)
  }
  await ensureBuild({ root, env: {}, log: () => {}, build: ended })
  await ensureBuild({ root, env: {}, log: () => {}, build: ended, force: true })
  expect(found).toEqual([false, true])
})

it('builds again after an edit during the build', async () => {
  const build = async () => {
    write('content/site.json', 'edited')
    write('public/index.html', '')
    return 0
  }
  await ensure({ build })
  expect(await ensure()).toBe('built')
})

it('knows the build of a host, which has an account or cannot send', async () => {
  expect(staleReason(root, {})).toBe('there is none yet')
  await ensure({ force: true, hosted: true })
  expect(builds[0].GATSBY_EMAILJS_ORIGIN).toBeUndefined()
  expect(staleReason(root, {})).toBeUndefined()
  expect(await ensure({ hosted: true })).toBe('fresh')
  expect(await ensure()).toBe('built')
})

it('sends mail to the local endpoint, whatever account the developer has', async () => {
  write('.env.production', ACCOUNT)
  await ensure()
  expect(builds[0].GATSBY_EMAILJS_ORIGIN).toBe('same-origin')
})

it('prints steps, warnings and problems of the content of a build, keeps the rest', async () => {
  const lines: string[] = []
  const { stream, log } = buildSteps((line) => lines.push(line))
  const text = `success compile gatsby files - 10.197s
success load plugins - 1.284s
warning The form CANNOT SEND: “…”.
How to connect an account: README.md
success onPreBootstrap - 0.449s

content/faq.json:1:1  file  warning: Кратко.  [file/empty]
Content: 0 errors, 1 warning.

Pages
┌ src/templates/home.tsx
info Done building in 57 sec
`
  for (const byte of Buffer.from(text)) stream.write(Buffer.of(byte))
  stream.end()
  await finished(stream)
  const [prepared, warning, how, ...problems] = lines
  expect([prepared, warning, how]).toEqual([
    '  Build prepared             10.2 s',
    'warning The form CANNOT SEND: “…”.',
    'How to connect an account: README.md',
  ])
  expect(problems).toEqual(text.split('\n').slice(6, 8))
  expect(log()).toBe(text)
})

it.each([
  ['changes', 'content/blog/1-a/en.mdx'],
  ['changes', 'src/b.ts'],
  ['changes', 'gatsby-node.ts'],
  ['changes', '.env.production'],
  ['changes', 'package-lock.json'],
  ['stays', 'src/RECIPES.md'],
  ['stays', 'src/gatsby-types.d.ts'],
  ['stays', 'content/.DS_Store'],
])('the hash of sources %s with %s', (change, name) => {
  const before = buildHash(root, {})
  write(name, 'new')
  expect(buildHash(root, {}) !== before).toBe(change === 'changes')
})

it.each([
  ['GATSBY_EMAILJS_ORIGIN', true],
  ['SITE_URL', true],
  ['GATSBY_TELEMETRY_DISABLED', false],
])('the hash of sources changes with the variable %s: %s', (name, changes) => {
  expect(buildHash(root, { [name]: 'x' }) !== buildHash(root, {})).toBe(changes)
})

it('the hash of sources differs between builds with and without an editor', () => {
  expect(buildHash(root, { SITE_BRANCH: 'main' })).not.toBe(buildHash(root, { SITE_BRANCH: 'topic' }))
})

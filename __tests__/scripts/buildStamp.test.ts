/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  buildEnvironment,
  localMail,
  BuildError,
  buildHash,
  ensureBuild,
  forgetBuild,
  type EnsureBuildOptions,
} from '../../scripts/build/buildStamp'

const ACCOUNT = 'GATSBY_EMAILJS_PUBLIC_KEY=a\nGATSBY_EMAILJS_SERVICE_ID=b\nGATSBY_EMAILJS_TEMPLATE_ID=c\n'

let root: string
let builds: NodeJS.ProcessEnv[]

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

function ensure(options: EnsureBuildOptions = {}): Promise<'fresh' | 'built'> {
  const build = async (env: NodeJS.ProcessEnv) => {
    builds.push(env)
    write('public/index.html', 'built')
    return { code: 0, interrupted: false }
  }
  return ensureBuild({ root, env: {}, log: () => {}, build, ...options })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'))
  builds = []
  write('content/site.json', '{}')
  write('src/templates/home.tsx', 'home')
  write('gatsby-config.ts', 'config')
  write('package-lock.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('ensureBuild', () => {
  it('builds once, and again only when told or when something changed', async () => {
    expect(await ensure()).toBe('built')
    expect(await ensure()).toBe('fresh')
    expect(await ensure({ force: true })).toBe('built')
    write('content/site.json', '{"name":1}')
    expect(await ensure()).toBe('built')
    expect(await ensure()).toBe('fresh')
    expect(builds).toHaveLength(3)
  })

  it('builds again on the day the last build named', async () => {
    const on = (day: string) => ensure({ env: { SITE_NOW: day } })
    await on('2026-12-01')
    write('public/next-build.txt', '2026-12-01\n')
    expect(await on('2026-12-01')).toBe('built')
    write('public/next-build.txt', '2026-12-02\n')
    expect(await on('2026-12-01')).toBe('fresh')
  })

  it('builds over a build that somebody else put there', async () => {
    await ensure()
    forgetBuild(root)
    write('public/index.html', 'for another account')
    expect(await ensure()).toBe('built')
  })

  it('says what it does and why', async () => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    await ensure({ log })
    await ensure({ log })
    write('src/a.ts', '')
    await ensure({ log })
    expect(lines).toEqual([
      expect.stringContaining('there is none yet'),
      expect.stringContaining('up to date'),
      expect.stringContaining('its sources changed'),
    ])
  })

  it.each([
    [{ code: 1, interrupted: false }, 'The build failed (exit code 1)'],
    [{ code: 1, interrupted: true }, 'The build was stopped'],
    [{ code: 0, interrupted: true }, 'The build was stopped'],
  ])('takes no build for good that ended with %j', async (end, message) => {
    await ensure()
    const failed = ensure({ force: true, build: async () => end })
    await expect(failed).rejects.toThrow(BuildError)
    await expect(failed).rejects.toThrow(message)
    expect(existsSync(join(root, 'public/.build-stamp'))).toBe(false)
    expect(await ensure()).toBe('built')
  })

  it('builds again after an edit during the build', async () => {
    await ensure({
      build: async () => {
        write('content/site.json', 'edited')
        write('public/index.html', '')
        return { code: 0, interrupted: false }
      },
    })
    expect(await ensure()).toBe('built')
  })

  it('sends mail to the local endpoint, or to the account in .env.production', async () => {
    await ensure()
    write('.env.production', ACCOUNT)
    await ensure()
    await ensure({ alwaysLocalMail: true })
    expect(builds.map((env) => env.GATSBY_EMAILJS_ORIGIN)).toEqual(['same-origin', undefined, 'same-origin'])
  })
})

describe('buildHash', () => {
  it.each([
    'content/blog/1-a/en.mdx',
    'src/b.ts',
    'locales/ru/common.json',
    'static/favicon.svg',
    'gatsby-node.ts',
    'tsconfig.json',
    '.env.production',
    'package-lock.json',
  ])('changes with %s', (name) => {
    const before = buildHash(root, {})
    write(name, 'new')
    expect(buildHash(root, {})).not.toBe(before)
  })

  it.each([
    'README.md',
    'scripts/start/start.ts',
    '__tests__/a.test.ts',
    'src/gatsby-types.d.ts',
    'content/.DS_Store',
    'public/x',
  ])('does not change with %s', (name) => {
    const before = buildHash(root, {})
    write(name, 'new')
    expect(buildHash(root, {})).toBe(before)
  })

  it('changes when a file gets another name, or text moves between files', () => {
    write('src/a.ts', 'one')
    write('src/b.ts', 'two')
    const before = buildHash(root, {})
    write('src/a.ts', 'onetwo')
    write('src/b.ts', '')
    expect(buildHash(root, {})).not.toBe(before)
  })

  it.each([
    [{ GATSBY_EMAILJS_ORIGIN: 'x' }, true],
    [{ SITE_URL: 'x' }, true],
    [{ GATSBY_TELEMETRY_DISABLED: '1' }, false],
    [{ PATH: '/bin', NODE_ENV: 'test' } as const, false],
  ])('with %j is another: %s', (env, other) => {
    expect(buildHash(root, env) !== buildHash(root, {})).toBe(other)
  })
})

describe('the mail account', () => {
  const whole = { GATSBY_EMAILJS_PUBLIC_KEY: 'a', GATSBY_EMAILJS_SERVICE_ID: 'b', GATSBY_EMAILJS_TEMPLATE_ID: 'c' }

  it('of the reader stays, when it is whole', () => {
    const env = buildEnvironment(whole)
    expect(env).toMatchObject(whole)
    expect(env.GATSBY_EMAILJS_ORIGIN).toBeUndefined()
  })

  it('gives way to the local endpoint when something of it is missing', () => {
    const env = { ...whole, GATSBY_EMAILJS_TEMPLATE_ID: '' } as unknown as NodeJS.ProcessEnv
    expect(buildEnvironment(env)).toMatchObject(localMail)
  })
})

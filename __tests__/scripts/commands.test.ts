/** Output, files and errors of the commands, each run in a small site. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import sharp from 'sharp'
import type * as Command from '../../scripts/process/command'
import { CASE, writeFixture } from '../support/contentFixture'
import { newFolder } from '../support/folder'

const mockRuns: ((args: string[]) => Promise<void>)[] = []
jest.mock('../../scripts/process/command', () => {
  const own = jest.requireActual<typeof Command>('../../scripts/process/command')
  const runCommand: typeof own.runCommand = (usage, config, main) => {
    const withWords = (args: string[]): typeof config => ({ ...config, args })
    mockRuns.push((args) => main(own.readArguments(usage, withWords(args), {})))
  }
  return { ...own, runCommand }
})

const home = process.cwd()
const commands: Record<string, (args: string[]) => Promise<void>> = {}
let lines: string[]

beforeAll(async () => {
  for (const name of ['ask', 'check', 'icons', 'new', 'remove', 'rename', 'translations']) {
    await import(`../../scripts/${name}/${name}`)
    commands[name] = mockRuns.pop()!
  }
})
beforeEach(() => {
  const site = newFolder()
  writeFixture(site, CASE)
  process.chdir(site)
  fs.appendFileSync('content/blog/2-second/en.mdx', '\nMore in [the fourth](/blog/4).\n')
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.trim().split('\n')))
})
afterEach(() => {
  jest.restoreAllMocks()
  process.exitCode = undefined
  process.chdir(home)
})

const run = (line: string) => {
  const [name, ...words] = Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word)
  return commands[name](words)
}

it.each([
  ['new srvice X', /^"srvice" is not a kind of content\. Did you mean "service"\?\nUsage: npm run new/],
  ['new post', /^Usage: npm run new/],
  ['new post Keys --author jnae', /^There is no author "jnae"\. Did you mean "jane"\?$/],
  ['new post Keys --category Iot', /^There is no category "Iot"\. Did you mean "IoT"\?$/],
  ['new post Keys --in fr', /^There is no language "fr"\./],
  ['new service Keel', /^content\/services\/keel\.json exists\. Choose another title\.$/],
  [`new post "Keys ${'to'.repeat(50)}"`, /^\nThe check does not accept all of it:\n\n.*\/en\.mdx:3:8 {2}title /],
  ['remove blog/1 --gone --to /blog/2', /^Usage: npm run remove/],
  ['remove blog/4 --gone', /^\nThese still name it:\n\ncontent\/blog\/2-second\/en\.mdx:\d+:\d+ .*\/blog\/4.*$/],
  ['rename blog/1', /^Usage: npm run rename/],
  ['ask', /^There is no question\.\nUsage: npm run ask/],
  ['check --format xml', /^There is no format "xml"\.\nUsage: npm run check \[-- --format text\|json\|github\]/],
  ['translations --accept 99', /^There is no post or case "99" in en\.$/],
])('"npm run %s" is refused', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message)
})

const text = (file: string) => fs.readFileSync(file, 'utf8')
const NOW = 'Now write: npm run check names every sentence that is still to be written.'

it('a new post is in the language of its title and lists what was filled in', async () => {
  await run('new post "Ключи на час" --en "Keys for an hour" --category "Web Development" --draft')
  expect(lines).toEqual([
    'Wrote content/blog/5-keys-for-an-hour/en.mdx',
    'Wrote content/blog/5-keys-for-an-hour/ru.mdx',
    'Filled in: category "Web Development", author jane.',
    `${NOW} See content/README.md.`,
  ])
  expect(text('content/blog/5-keys-for-an-hour/ru.mdx')).toMatch(
    /title: "Ключи на час"[^]*category: "Web Development"[^]*author: "jane"[^]*draft: true/,
  )
  expect(text('content/blog/5-keys-for-an-hour/en.mdx')).toContain('title: "Keys for an hour"')
  await run('rename blog/5 blog/7')
  const moved = 'Moved content/blog/5-keys-for-an-hour to content/blog/7-keys-for-an-hour.'
  const changed = ['en', 'ru'].map((name) => `Changed the references in content/blog/7-keys-for-an-hour/${name}.mdx.`)
  expect(lines.slice(4)).toEqual([moved, ...changed])
  await run('new post Ключи --in ru')
  expect(fs.readdirSync('content/blog/8-klyuchi')).toEqual(['ru.mdx'])
})

it('a record names the pictures to be replaced, or the list it stands in', async () => {
  await run('new author "Ada Ferry"')
  const todo =
    'Replace the empty pictures content/authors/portraits/ada-ferry.png: each must be a square portrait, 160 px or more.'
  expect(lines.slice(-3)).toEqual(['Wrote content/authors/ada-ferry.json', todo, `${NOW} See content/README.md.`])
  await run('new testimonial Ferry')
  expect(lines).toContain('Added an entry to content/testimonials.json')
  expect(JSON.parse(text('content/testimonials.json'))).toHaveLength(2)
})

it('moving and removing a page say what was done and what the check found', async () => {
  await run('rename blog/4 blog/7')
  await run('remove blog/7 --to /blog/1')
  await run('check')
  expect(lines.filter((line) => !line.includes('warning:'))).toEqual([
    'Moved content/blog/4-fourth to content/blog/7-fourth.',
    ...['2-second/en', '7-fourth/en', '7-fourth/ru'].map(
      (name) => `Changed the references in content/blog/${name}.mdx.`,
    ),
    '/blog/4 leads to /blog/7 now (content/redirects.json).',
    'Removed content/blog/7-fourth.',
    'Links in content/blog/2-second/en.mdx lead to /blog/1 now; read them again.',
    '/blog/7 leads to /blog/1 now (content/redirects.json).',
    expect.stringMatching(/^\d+ files checked in [\d.]+ s: 0 errors, 3 warnings\.$/),
  ])
  expect(process.exitCode).toBe(0)
  fs.rmSync('content/authors/jane.json')
  lines = []
  await run('check --format json')
  expect(JSON.parse(lines.join('\n'))).toContainEqual(expect.objectContaining({ id: 'reference/record' }))
  expect(process.exitCode).toBe(1)
  // Errors from before are none of the change.
  await run('rename blog/1 blog/9')
})

it('translations are listed, and accepted by number and as a typo', async () => {
  await run('translations --accept 1')
  expect(lines).toEqual(['content/blog/1-first/ru.mdx follows content/blog/1-first/en.mdx.'])
  await run('new post Keys --draft --in en')
  await run('translations')
  expect(lines).toContain('  content/blog/5-keys/ru.mdx        ru  not translated')
  expect(lines).toContain('content/blog/2-second/ru.mdx      ru  not translated')
  expect(lines.join()).not.toContain('--accept 1)')
  lines = []
  await run('translations --accept 1 --accept night-ferry --minor')
  expect(lines).toEqual([
    'content/blog/1-first/ru.mdx needs no change for content/blog/1-first/en.mdx.',
    'content/cases/night-ferry/ru.mdx needs no change for content/cases/night-ferry/en.mdx.',
  ])
  await expect(run('translations --accept 4 --minor')).rejects.toThrow(/on 2024-07-01, .* leave out --minor\.$/)
})

it('another company begins with the parts and languages that it names', async () => {
  for (const name of ['common', 'solutions']) fs.writeFileSync(`locales/en/${name}.json`, '{}')
  fs.mkdirSync('static/files', { recursive: true })
  fs.writeFileSync('static/files/prices.pdf', '')
  for (const line of ['init -q', 'add content locales static']) execFileSync('git', line.split(' '))
  const start = (parts: string) =>
    run(`new company "Ledger & Co" --languages en --email to@ledger.example --parts ${parts}`)
  await expect(start('faq')).rejects.toThrow(
    /^This command empties content\/, and Git does not hold all of it:\nA {2}content/,
  )
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@e', 'commit', '-qm', 'All'])
  await expect(start('"faq, guarantees"')).rejects.toThrow(/^There is no part "guarantees"\. Allowed: about, services/)
  await start('"faq, about"')
  expect(fs.readdirSync('content/pages')).toEqual(['about.json', 'home.json', 'not-found.json'])
  expect(['content/blog', 'locales/ru', 'static/files'].filter((folder) => fs.existsSync(folder))).toEqual([])
  expect(JSON.parse(text('content/site.json'))).toMatchObject({
    name: 'Ledger & Co',
    url: 'https://company.example',
    email: 'to@ledger.example',
    defaultLanguage: 'en',
  })
})

it('icons have the size that their names and the places that ask for them say', async () => {
  fs.mkdirSync('static', { recursive: true })
  await run('icons')
  expect(lines).toEqual(['Drew static/favicon.svg and 3 icons in static/.'])
  const sizes = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 }
  for (const [name, width] of Object.entries(sizes))
    expect(await sharp(`static/${name}`).metadata()).toMatchObject({ width, height: width })
  expect(await sharp(fs.readFileSync('static/favicon.ico').subarray(22)).metadata()).toMatchObject({ width: 32 })
})

/**
 * `npm run review` from end to end: a repository with a base and a branch, two
 * real builds, the report and the marks in the pages. Two builds take minutes,
 * so it runs only with `OTHER_CONTENT=whole` (CI, jest.config.mjs);
 * `__tests__/scripts/review` tests each text of a report on handwritten pages.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copySite } from '../../scripts/bench/copySite'
import { readReview, type Entry, type Review } from '../../scripts/review/record'
import { markdownReport } from '../../scripts/review/report'
import type { Preview } from '../../src/sources/previewData'
import { newFolder } from '../support/folder'
import { writePost } from '../support/otherContent'

const EXCERPT = 'What a buoy has to know before it sends a reading home, and what it may forget.'
const TYPO = 'content/blog/11-buoys/en.mdx'

let site: string
let baseCommit: string
/** The service that the branch renames. */
let service: string
let review: Review
let printed: string

const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8')

function git(...args: string[]): string {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...own, ...args], { cwd: site, encoding: 'utf8' }).trim()
}

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** Replaces a text of a file, which must contain it. */
function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  fs.writeFileSync(path.join(site, file), read(file).replace(from, to))
}

const firstOf = (folder: string) =>
  path.parse(fs.readdirSync(path.join(site, 'content', folder)).find((name) => name.endsWith('.json'))!).name

/** On `main` a post in both languages; on `topic` a corrected typo, another button, a renamed service, an English post, a changed component. */
function recordBranch(): void {
  const [{ name }] = JSON.parse(read('content/categories.json')) as { name: string | { en: string } }[]
  const category = typeof name === 'string' ? name : name.en
  const facts = { category, author: firstOf('authors'), date: '2021-02-01', excerpt: EXCERPT }
  const english = { ...facts, id: 11, title: 'Buoys that report' }
  writePost(site, '11-buoys', 'en', english, 'A buoy has three seperate clocks.\n\n## Salt\n\nIt eats them.')
  const russian = {
    ...english,
    title: 'Буи, которые сообщают',
    excerpt: 'Что бую нужно знать, прежде чем отправить показания на берег, и о чём можно забыть.',
  }
  writePost(site, '11-buoys', 'ru', russian, 'У буя трое разных часов.\n\n## Соль\n\nОна их ест.')
  const draft = { ...facts, id: 14, title: 'Foghorns', draft: true }
  writePost(site, '14-foghorns', 'en', draft, 'How far a horn is heard.')
  edit('content/site.json', '{\n', '{\n  "editor": true,\n')
  git('init', '--quiet', '--initial-branch=main')
  // A symbolic link here, which a pattern for folders does not match.
  fs.appendFileSync(path.join(site, '.git/info/exclude'), 'node_modules\n')
  commit('Base')
  git('checkout', '--quiet', '-b', 'topic')
  edit(TYPO, 'seperate', 'separate')
  edit('content/blog/14-foghorns/en.mdx', 'draft: true\n', '')
  edit('content/site.json', '"en": "Contact"', '"en": "Contact us"')
  service = firstOf('services')
  const rename = ['--import', 'tsx', 'scripts/rename/rename.ts', `services/${service}`, 'services/lighthouses']
  execFileSync(process.execPath, rename, { cwd: site, stdio: ['ignore', 'ignore', 'inherit'] })
  writePost(site, '12-lanterns', 'en', { ...facts, id: 12, title: 'Lanterns in fog' }, 'How far a lantern is seen.')
  edit('src/site/Footer.tsx', '© <CurrentYear', 'Copyright <CurrentYear')
  // Ten kinds of change that no page shows, or shows otherwise than as text.
  const later = { ...facts, id: 13, title: 'Bells in fog', publish: '2999-03-12' }
  writePost(site, '13-bells', 'en', later, 'How far a bell is heard.')
  edit('locales/en/contact.json', '"Phone number is required"', '"We need your phone number"')
  edit('locales/ru/chat.json', '": "', '": "Новое: ')
  edit('src/styles/tokens.css', '--radius-s: 4px', '--radius-s: 40px')
  edit('content/brand/colours.css', '--signal: light-dark(#ff6b3d', '--signal: light-dark(#ff5ca8')
  edit('src/ui/Button.module.css', 'font-weight: 600', 'font-weight: 900')
  edit('src/node/output/sitemap.ts', '/**', '/** ')
  edit('content/figures.json', '"amount": 50', '"amount": 52')
  edit('content/pages/about.json', '"title": {\n      "en": "', '"title": {\n      "en": "New: ')
  fs.appendFileSync(path.join(site, 'static/apple-touch-icon.png'), 'x')
  commit('Topic')
}

beforeAll(() => {
  site = newFolder('recorded-branch-')
  copySite(site)
  for (const name of ['scripts', 'package-lock.json', '.gitignore'])
    fs.cpSync(name, path.join(site, name), { recursive: true })
  recordBranch()
  baseCommit = git('rev-parse', 'main')
  // The build must not see Jest's variables.
  const env = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|JEST_WORKER_ID)$/.test(name))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', 'review', '--base', 'main', '--json', 'review.json'],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...Object.fromEntries(env), SITE_PREVIEW: 'true', CI: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error(`The review failed:\n${stderr.slice(-4000)}`)
  printed = stdout
  review = readReview(read('review.json'))
}, 30 * 60_000)

afterAll(() => {
  // The build of the base is cached in the packages' folder, which this copy shares.
  fs.rmSync(path.join('node_modules/.cache/review', `${baseCommit}-preview`), { recursive: true, force: true })
})

it('names the typo with its words, its page and its line', () => {
  const line = read(TYPO).slice(0, read(TYPO).indexOf('separate')).split('\n').length
  const typos = review.entries.filter(({ places }) => places.some((place) => place.startsWith(TYPO)))
  expect(typos).toMatchObject([{ group: 'Words', pages: ['/blog/11'], places: [`${TYPO}:${line}`] }])
  expect(typos[0].note).toMatch(/^Only in en/)
  expect(printed).toContain('[-seperate-]{+separate+}')
})

it('lists the pages that move, are new, are held back and come out', () => {
  const listed = review.entries.filter(({ group }) => group === 'Pages')
  expect(listed.map(({ title, pages }) => `${title} ${pages.join()}`).sort()).toEqual([
    'Held back until 2999-03-12 /blog/13',
    'Held back until 2999-03-12 /ru/blog/13',
    'Moved page /ru/services/lighthouses',
    'Moved page /services/lighthouses',
    'New page /blog/12',
    'New page /ru/blog/12',
    'Published page /blog/14',
    'Published page /ru/blog/14',
  ])
})

const lineOf = (file: string) => expect.arrayContaining([expect.stringMatching(`^${file}:\\d+$`)]) as string[]

it.each<[what: string, entry: Partial<Entry>]>([
  ['a new page without a translation', { title: 'New page', note: '/ru/blog/12 shows the text of /blog/12.' }],
  ['a label in one language', { group: 'Words', places: lineOf('content/site.json') }],
  ['a message of the form', { title: 'locales/en/contact.json', places: lineOf('locales/en/contact.json') }],
  ['a label of the assistant', { title: 'locales/ru/chat.json' }],
  ['a figure, by the ledger', { group: 'Words', places: lineOf('content/figures.json') }],
  [
    'the words of a component',
    { group: 'Words', words: expect.arrayContaining([{ text: '©', mark: '-' }]) as Entry['words'] },
  ],
  ['a picture', { group: 'Pictures', title: 'static/apple-touch-icon.png' }],
  ['the rules of hosts', { group: 'Texts that are no page', title: '_redirects' }],
])('shows %s', (_what, entry) => {
  expect(review.entries).toContainEqual(expect.objectContaining(entry))
})

it('shows pages that look different at both widths, with the changed styles', () => {
  const screenshots = review.entries.filter(({ group }) => group === 'Screenshots')
  expect(screenshots.map(({ title }) => title)).toEqual(expect.arrayContaining(['/, 390 px', '/, 1280 px']))
  for (const { places, pictures } of screenshots) {
    expect(places).toEqual(expect.arrayContaining(['src/styles/tokens.css', 'src/ui/Button.module.css']))
    for (const file of Object.values(pictures[0])) expect(fs.existsSync(path.join(site, 'public', file))).toBe(true)
  }
})

it('names at last the changed files that no entry names, or only screenshots', () => {
  const styles = ['src/site/Footer.tsx', 'src/styles/tokens.css', 'src/ui/Button.module.css']
  expect(review.unnamed).toEqual(['src/node/output/sitemap.ts', ...styles])
  expect(printed.trimEnd()).toMatch(/\nChanged files that no entry names, or only screenshots: \S+sitemap\.ts, .*$/)
  expect(markdownReport(review).split('\n').length).toBeLessThan(60)
})

it('marks the pages, shows all of it on one, and leaves no work tree behind', () => {
  const { changes } = JSON.parse(read('public/__preview/preview.json')) as Preview
  expect(changes['/blog/11'].flat()).toContain('A buoy has three separate clocks.')
  expect(read('public/__review.html')).toContain('<ins>separate</ins>')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})

it('asks for no secret: no editor, no password field, no other origin', () => {
  const files = fs.readdirSync(path.join(site, 'public'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /^admin\b/.test(file))).toEqual([])
  const asking = files.filter((file) => {
    const isText = /\.(html|js|json|conf)$|^_headers$/.test(file)
    const isFile = fs.statSync(path.join(site, 'public', file)).isFile()
    return isText && isFile && /type="?password|api\.github\.com/.test(read(`public/${file}`))
  })
  expect(asking).toEqual([])
  for (const rules of ['_headers', 'nginx.conf']) {
    expect(read(`public/${rules}`)).not.toMatch(/admin/)
    expect(read(`public/${rules}`)).toMatch(/connect-src 'self';/)
  }
})

/**
 * `npm run review` from end to end: a repository with a base and a branch, two
 * real builds, the whole report and the marks in the pages. Two builds take
 * minutes, so it runs with `OTHER_CONTENT=whole` alone (CI, jest.config.mjs);
 * `__tests__/scripts/review` shows the same on pages that are written by hand.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copySite } from '../../scripts/bench/copySite'
import { lostPages, readReview, type ChangeEntry, type Review } from '../../scripts/review/reviewRecord'
import type { PreviewPage } from '../../src/sources/previewData'
import { shrink } from '../support/otherContent'
import { git, recordBase, recordBranch, type Renamed } from '../support/recordedBranch'

describe('a recorded branch', () => {
  let site: string
  let renamed: Renamed
  let review: Review
  let printed: string

  beforeAll(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'recorded-branch-'))
    copySite(site)
    for (const name of ['scripts', 'package-lock.json', '.gitignore'])
      fs.cpSync(name, path.join(site, name), { recursive: true })
    shrink(site)
    recordBase(site)
    renamed = recordBranch(site)
    // The build is none of Jest's.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|JEST_WORKER_ID)$/.test(name)),
    )
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/bootstrap.mjs', 'review', '--base', 'main', '--json', 'review.json'],
      { cwd: site, encoding: 'utf8', env: { ...env, SITE_PREVIEW: 'true', CI: 'true' }, maxBuffer: 64 * 1024 * 1024 },
    )
    if (status !== 0) throw new Error(`The review failed:\n${stderr.slice(-4000)}`)
    printed = stdout
    review = readReview(fs.readFileSync(path.join(site, 'review.json'), 'utf8'))
  }, 30 * 60_000)

  afterAll(() => {
    // The build of the base is kept beside the packages, which this copy shares.
    const base = git(site, 'rev-parse', 'main')
    fs.rmSync(path.join('node_modules/.cache/review', base), { recursive: true, force: true })
    fs.rmSync(site, { recursive: true, force: true })
  })

  const entry = (found: (each: ChangeEntry) => boolean) => review.entries.filter(found)
  const lineOf = (word: string) =>
    fs
      .readFileSync(path.join(site, 'content/blog/1-buoys/en.mdx'), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(word)) + 1
  const besides = (page: string) =>
    JSON.parse(fs.readFileSync(path.join(site, `public/__preview/${page}.html.json`), 'utf8')) as PreviewPage

  it('names the typo with its words, its page and its line', () => {
    const [typo, ...others] = entry(
      ({ pages, role }) => pages.includes('/blog/1') && role === 'paragraph' && pages.length === 1,
    )
    expect(others).toEqual([])
    expect(typo).toMatchObject({ kind: 'changed', place: `content/blog/1-buoys/en.mdx:${lineOf('separate')}` })
    expect(typo.words.filter(({ mark }) => mark)).toEqual([
      { text: 'seperate', mark: '-' },
      { text: 'separate', mark: '+' },
    ])
    expect(printed).toContain('[-seperate-]{+separate+}')
  })

  it('names the button once for all its pages, and the language that did not follow', () => {
    const [button] = entry(({ role, text }) => role === 'link' && text === 'Contact us')
    expect(button).toMatchObject({ kind: 'changed', place: expect.stringMatching(/^locales\/en\/common\.json:\d+$/) })
    expect(button.pages.length).toBeGreaterThan(5)
    expect(button.pages.filter((page) => /^\/ru(\/|$)/.test(page))).toEqual([])
    expect(button.owed).toMatch(/^EN changed, RU did not: .*locales\/ru\/common\.json/)
  })

  it('knows where the renamed service is now, and misses no page', () => {
    expect(lostPages(review)).toEqual([])
    expect(review.gonePages.map(({ path: page, answer }) => `${page} ${answer}`).sort()).toEqual([
      `/ru/services/${renamed.from} 301 /ru/services/${renamed.to}`,
      `/services/${renamed.from} 301 /services/${renamed.to}`,
    ])
    const links = entry(
      ({ role, words }) => role === 'link' && words.some(({ text, mark }) => mark === '+' && text === renamed.to),
    )
    expect(links.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual(
      links.map(() => `content/services/${renamed.to}.json`),
    )
    expect(links.length).toBeGreaterThanOrEqual(2)
  })

  it('lists the new pages, the English post in both languages', () => {
    expect(review.newPages.map(({ path: page }) => page).sort()).toEqual([
      '/blog/2',
      '/ru/blog/2',
      `/ru/services/${renamed.to}`,
      `/services/${renamed.to}`,
    ])
    expect(besides('ru/blog/2')).toMatchObject({ isNew: true, translation: 'fallback' })
  })

  it('names the component on every page, with no line: nobody wrote it in content', () => {
    const [footer] = entry(({ words }) => words.some(({ text, mark }) => mark === '+' && text === 'Copyright'))
    expect(footer).toMatchObject({ kind: 'changed', place: '' })
    expect(footer.pages).toHaveLength(review.compared)
  })

  it('says nothing else', () => {
    const kinds = review.entries.map(
      ({ kind, role, pages }) => `${kind} ${role} ${pages.length > 2 ? 'of many' : pages.join()}`,
    )
    const expected =
      /^(changed (link|paragraph) of many|new (paragraph|link) of many|changed paragraph \/blog\/1|\w+ [\w :]+ (\/ru)?\/blog(,\/ru\/blog)?|new (heading|paragraph|link|date) (\/ru)?\/blog(\/1)?(,.*)?)$/
    expect(kinds.filter((told) => !expected.test(told))).toEqual([])
  })

  it('marks the pages, and shows all of it on one', () => {
    const changes = besides('blog/1').changes.map(({ text }) => text)
    expect(changes).toEqual(expect.arrayContaining(['A buoy has three separate clocks.', 'Contact us']))
    const page = JSON.parse(fs.readFileSync(path.join(site, 'public/__preview/review.json'), 'utf8')) as Review
    expect(page.entries).toEqual(review.entries)
    expect(fs.existsSync(path.join(site, 'public/__review.html'))).toBe(true)
    expect(git(site, 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

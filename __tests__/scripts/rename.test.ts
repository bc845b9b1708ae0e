import fs from 'node:fs'
import path from 'node:path'
import { addRedirect, movePage, readPageName, removePage, replaceLinks } from '../../scripts/rename/changePage'
import { CASE, readFixture, writeFixture } from '../support/contentFixture'
import { newFolder, writeFiles } from '../support/folder'

let root: string

const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const redirects = () => JSON.parse(text('content/redirects.json')) as unknown
const move = async (from: string, to: string) =>
  movePage(root, (await readFixture(CASE)).content, readPageName(from), readPageName(to))

it.each([
  ['services/blockchain', { folder: 'services', key: 'blockchain' }],
  ['/services/blockchain/', { folder: 'services', key: 'blockchain' }],
])('"%s" is a page', (written, page) => {
  expect(readPageName(written)).toEqual(page)
})

it.each(['about', 'blog/first', 'services/A', 'blog/1#b', 'authors/jane', '../services/a', 'blog/0'])(
  '"%s" is no page',
  (written) => {
    expect(() => readPageName(written)).toThrow('does not name a page of a record')
  },
)

it.each([
  ['[x](/blog/1#build "t")', '[x](/blog/7#build "t")'],
  ['"/blog/1?a=b"', '"/blog/7?a=b"'],
  ['[x](/blog/12)', '[x](/blog/12)'],
  ['https://other.example/blog/1', 'https://other.example/blog/1'],
])('links: %s', (before, after) => {
  expect(replaceLinks(before, '/blog/1', '/blog/7')).toBe(after)
})

beforeEach(() => {
  root = newFolder()
  writeFixture(root, CASE)
})

it('moves a post or a case with its links, and keeps the old address', async () => {
  await move('blog/1', 'blog/7')
  expect(fs.readdirSync(path.join(root, 'content/blog'))).toContain('7-first')
  expect(text('content/blog/7-first/en.mdx')).toMatch(/^id: 7$/m)
  expect(text('content/blog/7-first/ru.mdx')).toContain('(/blog/7#build)')
  expect(redirects()).toEqual([{ from: '/blog/1', to: '/blog/7' }])
  writeFiles(root, { 'content/cases/night-ferry.json': '["./night-ferry/a.png"]' })
  await move('projects/night-ferry', 'projects/day-ferry')
  expect(fs.readdirSync(path.join(root, 'content/cases'))).toEqual(['day-ferry', 'day-ferry.json'])
  expect(text('content/cases/day-ferry.json')).toBe('["./day-ferry/a.png"]')
  expect(redirects()).toContainEqual({ from: '/projects/night-ferry', to: '/projects/day-ferry' })
})

it('takes the redirect of an address away when its page moves back', () => {
  addRedirect(root, '/blog/1', '/blog/7')
  addRedirect(root, '/blog/7', '/blog/1')
  expect(redirects()).toEqual([{ from: '/blog/7', to: '/blog/1' }])
})

it('leads an address that was renamed twice to its end in one step', async () => {
  await move('blog/1', 'blog/7')
  fs.renameSync(path.join(root, 'content/blog/7-first'), path.join(root, 'content/blog/1-first'))
  await move('blog/1', 'blog/8')
  expect(redirects()).toEqual([{ from: '/blog/1', to: '/blog/8' }])
})

it('refuses a name that is taken, unknown or of another kind, and changes nothing', async () => {
  const before = text('content/blog/1-first/en.mdx')
  await expect(move('blog/1', 'blog/2')).rejects.toThrow('Post 2 exists.')
  await expect(move('blog/77', 'blog/78')).rejects.toThrow('There is no page /blog/77.')
  await expect(move('projects/night-fery', 'projects/b')).rejects.toThrow('Did you mean "/projects/night-ferry"?')
  await expect(move('services/a', 'solutions/a')).rejects.toThrow('services/… cannot become solutions/…')
  expect(text('content/blog/1-first/en.mdx')).toBe(before)
  expect(redirects()).toEqual([])
})

it('a page that is removed leads elsewhere, or says that it is gone', async () => {
  const { content } = await readFixture(CASE)
  removePage(root, content, readPageName('blog/1'), '/blog/2')
  expect(fs.existsSync(path.join(root, 'content/blog/1-first'))).toBe(false)
  expect(redirects()).toEqual([{ from: '/blog/1', to: '/blog/2' }])
  removePage(root, content, readPageName('blog/2'), undefined)
  expect(redirects()).toEqual([{ from: '/blog/1' }, { from: '/blog/2' }])
  expect(() => removePage(root, content, readPageName('blog/9'), undefined)).toThrow('There is no page /blog/9.')
})

it('a page whose address would lead nowhere is not removed', async () => {
  const { content } = await readFixture(CASE)
  const leadTo = (to: string) => () => removePage(root, content, readPageName('blog/1'), to)
  expect(leadTo('/blog/1')).toThrow('is the page to be removed')
  expect(leadTo('/blog/11')).toThrow('There is no page "/blog/11" in language "en" to lead to.')
  expect(leadTo('/blog/3')).toThrow('There is no page "/blog/3" in language "en" to lead to.')
  expect(leadTo('/ru/blog/2')).toThrow('There is no page "/ru/blog/2" in language "en" to lead to.')
  expect(fs.existsSync(path.join(root, 'content/blog/1-first/en.mdx'))).toBe(true)
  expect(redirects()).toEqual([])
})

it('completes a page whose file was renamed by hand', async () => {
  fs.renameSync(path.join(root, 'content/services/hull.json'), path.join(root, 'content/services/deck.json'))
  await move('services/hull', 'services/deck')
  expect(redirects()).toEqual([{ from: '/services/hull', to: '/services/deck' }])
})

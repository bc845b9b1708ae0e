import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanUrls, htmlFile, restoreUrls } from '../../../src/node/output/cleanUrls'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clean-urls-'))
})

afterEach(() => {
  fs.rmSync(folder, { recursive: true })
})

function write(...names: string[]): void {
  for (const file of names) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), file)
  }
}

function files(): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')

it('gives every page a file of its own name', () => {
  write(
    'index.html',
    'ru/index.html',
    'about/index.html',
    'blog/index.html',
    'blog/1/index.html',
    'ru/blog/1/index.html',
    '404.html',
    'blog/404.html',
  )
  expect(
    cleanUrls(folder, ['/', '/ru', '/about', '/blog', '/blog/1', '/ru/blog/1', '/404.html', '/blog/404.html']),
  ).toEqual([])
  expect(files()).toEqual([
    '404.html',
    'about.html',
    'blog.html',
    'blog/1.html',
    'blog/404.html',
    'index.html',
    'ru.html',
    'ru/blog/1.html',
  ])
  expect(read('blog/1.html')).toBe('blog/1/index.html')
  expect(fs.existsSync(path.join(folder, 'about'))).toBe(false)
})

it('removes pages no route accounts for, and nothing else', () => {
  write(
    'index.html',
    'blog/7/index.html',
    'blog/6.html',
    '404/index.html',
    'static/a.html',
    'page-data/b.html',
    '_gatsby/slices/c.html',
    'sitemap.xml',
    'ru/static/d.html',
  )
  expect(cleanUrls(folder, ['/']).sort()).toEqual([
    '404/index.html',
    'blog/6.html',
    'blog/7/index.html',
    'ru/static/d.html',
  ])
  expect(files()).toEqual(['_gatsby/slices/c.html', 'index.html', 'page-data/b.html', 'sitemap.xml', 'static/a.html'])
})

it('keeps a page that was not written again, and replaces one that was', () => {
  write('index.html', 'about.html', 'blog.html', 'blog/index.html')
  expect(cleanUrls(folder, ['/', '/about', '/blog'])).toEqual([])
  expect(read('about.html')).toBe('about.html')
  expect(read('blog.html')).toBe('blog/index.html')
})

it('leaves other files beside a page', () => {
  write('about/index.html', 'about/map.svg')
  cleanUrls(folder, ['/about'])
  expect(files()).toEqual(['about.html', 'about/map.svg'])
})

it('puts the pages back where Gatsby looks for them', () => {
  const written = [
    '404.html',
    'about/index.html',
    'blog/1/index.html',
    'blog/404.html',
    'blog/index.html',
    'index.html',
    'ru/index.html',
    'static/a.html',
  ]
  write(...written)
  cleanUrls(folder, ['/', '/ru', '/about', '/blog', '/blog/1', '/404.html', '/blog/404.html'])
  expect(files()).not.toEqual(written)
  restoreUrls(folder)
  expect(files()).toEqual(written)
  expect(() => restoreUrls(path.join(folder, 'nothing'))).not.toThrow()
})

it.each([
  ['/', 'index.html'],
  ['/ru', 'ru.html'],
  ['/blog/1', 'blog/1.html'],
  ['/ru/404.html', 'ru/404.html'],
])('finds the file of %s', (page, file) => {
  expect(htmlFile(page)).toBe(file)
})

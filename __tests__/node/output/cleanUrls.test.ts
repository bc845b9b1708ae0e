import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as urls from '../../../src/node/output/cleanUrls'

let folder: string
/** What the owner put into `static`. */
let own: string

const cleanUrls = (...paths: string[]) => urls.cleanUrls(folder, own, paths)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clean-urls-'))
  own = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'))
})

afterEach(() => {
  for (const each of [folder, own]) fs.rmSync(each, { recursive: true })
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
  expect(cleanUrls('/').sort()).toEqual(['404/index.html', 'blog/6.html', 'blog/7/index.html', 'ru/static/d.html'])
  expect(files()).toEqual(['_gatsby/slices/c.html', 'index.html', 'page-data/b.html', 'sitemap.xml', 'static/a.html'])
})

it('keeps a page that was not written again, and replaces one that was', () => {
  write('index.html', 'about.html', 'blog.html', 'blog/index.html')
  expect(cleanUrls('/', '/about', '/blog')).toEqual([])
  expect(read('about.html')).toBe('about.html')
  expect(read('blog.html')).toBe('blog/index.html')
})

it('leaves other files beside a page', () => {
  write('about/index.html', 'about/map.svg')
  cleanUrls('/about')
  expect(files()).toEqual(['about.html', 'about/map.svg'])
})

it('leaves HTML files of the owner where they are, in this build and the next', () => {
  write('index.html', 'google1234.html', 'old/index.html', 'stale.html')
  for (const name of ['google1234.html', 'old/index.html']) {
    fs.mkdirSync(path.dirname(path.join(own, name)), { recursive: true })
    fs.writeFileSync(path.join(own, name), '')
  }
  expect(cleanUrls('/')).toEqual(['stale.html'])
  urls.restoreUrls(folder, own)
  expect(files()).toEqual(['google1234.html', 'index.html', 'old/index.html'])
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
  cleanUrls('/', '/ru', '/about', '/blog', '/blog/1', '/404.html', '/blog/404.html')
  expect(files()).not.toEqual(written)
  urls.restoreUrls(folder, own)
  expect(files()).toEqual(written)
  expect(() => urls.restoreUrls(path.join(folder, 'nothing'), own)).not.toThrow()
})

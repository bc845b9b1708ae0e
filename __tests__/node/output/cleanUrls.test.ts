import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as urls from '../../../src/node/output/cleanUrls'

let folder: string
/** What the owner put into `static`. */
let own: string

const cleanUrls = (...paths: string[]) => urls.cleanUrls(folder, paths)

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

it('removes what this build did not write: pages, feeds, data and scripts of an earlier one', () => {
  const [now, before] = ['0123456789abcdef0123', 'fedcba98765432100123']
  const kept = [
    `119.${now}.css`,
    `1000-${now}.js`,
    `app-${now}.js`,
    `app-${now}.js.LICENSE.txt`,
    'chat/en.json',
    'index.html',
    'index.md',
    'page-data/app-data.json',
    'page-data/index/page-data.json',
    'static/0a/a.html',
    `webpack-runtime-${now}.js`,
  ]
  const gone = [
    `119.${before}.css`,
    // The same bytes under the number that they had before.
    `463.${now}.css`,
    `app-${before}.js`,
    'about.md',
    'blog/7/index.html',
    'blog/rss.xml',
    'page-data/about/page-data.json',
    'webpack.stats.json',
  ]
  write(...kept, ...gone)
  fs.writeFileSync(path.join(folder, 'index.html'), `<script src="/webpack-runtime-${now}.js"></script>`)
  fs.writeFileSync(path.join(folder, `webpack-runtime-${now}.js`), `{119:"${now}",1e3:"${now}"}`)
  const written = new Set(['index.html', 'index.md', 'page-data/index/page-data.json'])
  expect(urls.removeLeftovers(folder, own, written, ['chat']).sort()).toEqual(gone.sort())
  expect(files()).toEqual(kept.sort())
  expect(fs.existsSync(path.join(folder, 'blog'))).toBe(false)
})

it('keeps a page that was not written again, and replaces one that was', () => {
  write('index.html', 'about.html', 'blog.html', 'blog/index.html')
  cleanUrls('/', '/about', '/blog')
  expect(read('about.html')).toBe('about.html')
  expect(read('blog.html')).toBe('blog/index.html')
})

it('leaves other files beside a page', () => {
  write('about/index.html', 'about/map.svg')
  cleanUrls('/about')
  expect(files()).toEqual(['about.html', 'about/map.svg'])
})

it('leaves HTML files of the owner where they are, and removes a page that is none any more', () => {
  write('index.html', 'google1234.html', 'old/index.html', 'stale.html')
  for (const name of ['google1234.html', 'old/index.html']) {
    fs.mkdirSync(path.dirname(path.join(own, name)), { recursive: true })
    fs.writeFileSync(path.join(own, name), '')
  }
  cleanUrls('/')
  expect(urls.removeLeftovers(folder, own, new Set(['index.html']), [])).toEqual(['stale.html'])
  expect(files()).toEqual(['google1234.html', 'index.html', 'old/index.html'])
})

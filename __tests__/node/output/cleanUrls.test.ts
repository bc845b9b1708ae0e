import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../../src/content/read/contentFiles'
import { diskFiles } from '../../../src/content/read/diskFiles'
import * as urls from '../../../src/node/output/cleanUrls'
import { newFolder, writeFiles } from '../../support/folder'

let folder: string
/** The owner's files in `static`. */
let own: string

const cleanUrls = (...paths: string[]) => urls.cleanUrls(folder, paths)

beforeEach(() => {
  folder = newFolder()
  own = newFolder()
})

const write = (...names: string[]) => writeFiles(folder, Object.fromEntries(names.map((name) => [name, name])))

const files = () =>
  filesBelow(diskFiles(folder), '.')
    .map((name) => name.replace('./', ''))
    .sort()

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')

it('removes pages, feeds and data of an earlier build', () => {
  const kept = [
    'app-0123456789.js.LICENSE.txt',
    'chat/en.json',
    'index.html',
    'page-data/app-data.json',
    'page-data/index/page-data.json',
    'static/0a/a.html',
  ]
  const gone = [
    'about.md',
    'blog/7/index.html',
    'blog/rss.xml',
    'chatter.html',
    'page-data/about/page-data.json',
    'webpack.stats.json',
  ]
  write(...kept, ...gone)
  const written = new Set(['index.html', 'page-data/index/page-data.json'])
  urls.removeLeftovers(folder, own, written, ['chat'])
  expect(files()).toEqual(kept)
  expect(fs.existsSync(path.join(folder, 'blog'))).toBe(false)
})

it('keeps a page that was not written again, and replaces one that was', () => {
  write('index.html', 'about.html', 'blog.html', 'blog/index.html', 'team/index.html', 'team/map.svg')
  cleanUrls('/', '/about', '/blog', '/team')
  expect(files()).toEqual(['about.html', 'blog.html', 'index.html', 'team.html', 'team/map.svg'])
  expect(read('about.html')).toBe('about.html')
  expect(read('blog.html')).toBe('blog/index.html')
  expect(fs.existsSync(path.join(folder, 'blog'))).toBe(false)
})

it('keeps HTML files of the owner, and removes a former page', () => {
  write('index.html', 'google1234.html', 'old/index.html', 'stale.html')
  writeFiles(own, { 'google1234.html': '', 'old/index.html': '' })
  cleanUrls('/')
  urls.removeLeftovers(folder, own, new Set(['index.html']), [])
  expect(files()).toEqual(['google1234.html', 'index.html', 'old/index.html'])
})

/** @jest-environment jsdom */
import fs from 'node:fs'
import path from 'node:path'
import { inlineNotFoundData } from '../../../src/node/output/inlineNotFoundData'
import { newFolder, writeFiles } from '../../support/folder'

const HTML =
  '<!DOCTYPE html><html><body><div id="___gatsby">Gone</div><script id="site-scripts" data-path="/ru/blog/404.html"></script></body></html>'
const DATA = {
  path: '/ru/blog/404.html',
  result: { data: { text: 'Ничего: </script><script>alert(1)</script> $& $1' } },
}

let folder: string
const html = () => fs.readFileSync(path.join(folder, 'ru/blog/404.html'), 'utf8')

beforeEach(() => {
  folder = newFolder()
  const data = 'page-data/ru/blog/404.html/page-data.json'
  writeFiles(folder, { 'ru/blog/404.html': HTML, [data]: JSON.stringify(DATA) })
  inlineNotFoundData(folder, '/ru/blog/404.html')
})

const scripts = () => [...new DOMParser().parseFromString(html(), 'text/html').querySelectorAll('script')]

it('puts the data before the script that reads it, once, and as inert data', () => {
  expect(scripts().map(({ id, type }) => [id, type])).toEqual([
    ['page-data', 'application/json'],
    ['site-scripts', ''],
  ])
  expect(JSON.parse(scripts()[0].textContent ?? '')).toEqual(DATA)
  const first = html()
  inlineNotFoundData(folder, '/ru/blog/404.html')
  expect(html()).toBe(first)
  fs.writeFileSync(path.join(folder, 'ru/blog/404.html'), '<!DOCTYPE html><html></html>')
  expect(() => inlineNotFoundData(folder, '/ru/blog/404.html')).toThrow('ru/blog/404.html')
})

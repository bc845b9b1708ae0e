/** @jest-environment jsdom */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inlineNotFoundData } from '../../../src/node/output/notFoundData'

const HTML =
  '<!DOCTYPE html><html><body><div id="___gatsby">Gone</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/ru/blog/404.html";/*]]>*/</script><script src="/app.js"></script></body></html>'
const DATA = {
  path: '/ru/blog/404.html',
  result: { data: { text: 'Ничего: </script><script>alert(1)</script> $& $1' } },
}

let folder: string
const html = () => fs.readFileSync(path.join(folder, 'ru/blog/404.html'), 'utf8')

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'not-found-'))
  const data = path.join(folder, 'page-data/ru/blog/404.html')
  fs.mkdirSync(path.join(folder, 'ru/blog'), { recursive: true })
  fs.mkdirSync(data, { recursive: true })
  fs.writeFileSync(path.join(folder, 'ru/blog/404.html'), HTML)
  fs.writeFileSync(path.join(data, 'page-data.json'), JSON.stringify(DATA))
  inlineNotFoundData(folder, '/ru/blog/404.html')
})

afterEach(() => {
  fs.rmSync(folder, { recursive: true })
})

it('puts the data after the loader and before the scripts that read it', () => {
  const scripts = [...new DOMParser().parseFromString(html(), 'text/html').querySelectorAll('script')]
  expect(scripts.map((script) => script.id || script.getAttribute('src'))).toEqual([
    'gatsby-script-loader',
    'page-data-inline',
    '/app.js',
  ])
})

it('sets what the loader reads, under the address the visitor asked for', () => {
  const script = new DOMParser().parseFromString(html(), 'text/html').getElementById('page-data-inline')
  const visitor: { pagePath?: string; pageData?: unknown } = {}
  new Function('window', 'location', script?.textContent ?? '')(visitor, { pathname: '/ru/blog/999' })
  expect(visitor).toEqual({ pagePath: '/ru/blog/999', pageData: { ...DATA, path: '/ru/blog/999' } })
})

it('does it once', () => {
  const first = html()
  inlineNotFoundData(folder, '/ru/blog/404.html')
  expect(html()).toBe(first)
})

it('says so when the page has no loader to put it after', () => {
  fs.writeFileSync(path.join(folder, 'ru/blog/404.html'), '<!DOCTYPE html><html></html>')
  expect(() => inlineNotFoundData(folder, '/ru/blog/404.html')).toThrow('ru/blog/404.html')
})

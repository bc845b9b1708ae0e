/**
 * Tests of the local server; `__tests__/site/hosts.test.ts` also tests it and nginx on the built pages.
 * @jest-environment node
 */
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { headersFor, parseHeadersFile } from '../../scripts/server/hostFiles'
import { checkPort, listenLocally } from '../../scripts/server/listen'
import { CHECK_EACH_TIME } from '../../src/node/output/hosting/headers'
import { ask, close, listen } from './ask'
import { newFolder, writeFiles } from '../support/folder'

const long = 'A long page about hulls and software. '.repeat(100)
const files: Record<string, string> = {
  'index.html': 'home',
  'about.html': long,
  'я.html': 'letter',
  'ru/blog/1/index.html': 'первая',
  '404.html': `nowhere ${long}`,
  'ru/404.html': 'нигде',
  'ru/blog/404.html': 'нет статьи',
  'static/abc/picture.svg': '<svg></svg>',
  'film.mp4': long,
  '.well-known/security.txt': 'Contact: x',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  _redirects: '/old /about 301\n/ru/blog/gone /ru/blog/404.html 410\n/blog/* /blog/404.html 404',
}

let root: string
let server: Server

const write = (name: string, text: string) => writeFiles(root, { [name]: text })

beforeAll(async () => {
  const folder = newFolder('site server ')
  root = join(folder, 'public')
  writeFiles(root, files)
  writeFiles(folder, { 'outside.txt': 'outside' })
  server = await listen(createSiteServer({ root }))
})

afterAll(() => close(server))

it.each([
  ['/about?from=mail&b=%zz', long],
  ['/%D1%8F', 'letter'],
  ['/ru/blog/1', 'первая'],
  ['/.well-known/security.txt', 'Contact: x'],
])('answers %s with its file, also who asks for Markdown that it has not', async (path, text) => {
  expect(await ask(server, path, { headers: { accept: 'text/markdown' } })).toMatchObject({ status: 200, text })
})

it.each([
  ['/about//index.html//?x', '/about?x'],
  ['/old?from=mail', '/about?from=mail'],
])('leads %s to %s for good, in one step', async (path, location) => {
  expect(await ask(server, path)).toMatchObject({ status: 301, headers: { location } })
  expect((await ask(server, location)).status).not.toBe(301)
})

it('serves what a later build wrote, with its headers', async () => {
  write('later.html', 'first')
  expect((await ask(server, '/later')).text).toBe('first')
  write('later.html', 'second and longer')
  write('_headers', '/*\n  X-Build: 2\n')
  const later = await ask(server, '/later')
  expect(later).toMatchObject({ text: 'second and longer', headers: { 'x-build': '2' } })
  write('_headers', files._headers ?? '')
  rmSync(join(root, 'later.html'))
  expect((await ask(server, '/later')).status).toBe(404)
})

it('missing pages say that a page is gone for good, are not cached, even under a hashed address, are compressed, and silent on HEAD', async () => {
  const { headers, body } = await ask(server, '/static/gone/picture.svg', { headers: { 'accept-encoding': 'gzip' } })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html;charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(gunzipSync(body).toString()).toBe(files['404.html'])
  expect(await ask(server, '/ru/blog/gone')).toMatchObject({ status: 410, text: 'нет статьи' })
  expect(await ask(server, '/zzz', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
})

it('answers an address that is longer than a file name with 404', async () => {
  for (const path of [`/${'a'.repeat(6000)}`, `/${'a/'.repeat(3000)}b`, `/ru/${'%D1%8F'.repeat(1000)}?q=1`])
    expect((await ask(server, path)).status).toBe(404)
})

it('missing pages are plain text when the site has no page for them', async () => {
  const bare = await listen(createSiteServer({ root: join(root, 'static') }))
  expect(await ask(bare, '/zzz')).toMatchObject({ status: 404, text: 'Not found\n' })
  await close(bare)
})

it('a compressed page has the encoding the browser takes, is not sent to a client that has it, and a file in parts', async () => {
  const accepted = { 'accept-encoding': 'gzip, deflate, br' }
  const { headers, body } = await ask(server, '/about', { headers: accepted })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept, Accept-Encoding' })
  expect(brotliDecompressSync(body).toString()).toBe(long)
  const again = await ask(server, '/about', { headers: { ...accepted, 'if-none-match': String(headers.etag) } })
  expect(again).toMatchObject({ status: 304, text: '', headers: { 'cache-control': CHECK_EACH_TIME } })
  const part = await ask(server, '/film.mp4', { headers: { range: 'bytes=2-5' } })
  expect(part).toMatchObject({ status: 206, text: long.slice(2, 6) })
})

it.each(['/%', '/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/a%00', '/a%0d%0aset-cookie:b', '*'])(
  '%s is malformed and leads nowhere',
  async (path) => {
    const answer = await ask(server, path)
    expect(answer).toMatchObject({ status: 400, text: 'Malformed address\n' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  },
)

it('listens on this machine alone; the error for a busy port suggests another port', async () => {
  const busy = createServer()
  const { port, close: free } = await listenLocally(busy, 0)
  expect(busy.address()).toMatchObject({ address: '127.0.0.1' })
  const message = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
  await expect(checkPort(port, 'npm start')).rejects.toThrow(message)
  await free()
  await expect(checkPort(port, 'npm start')).resolves.toBeUndefined()
})

const rules = parseHeadersFile(`/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload

/static/*
  Cache-Control: public, max-age=31536000, immutable
/blog/:id/card
  X-Card: yes: really
/a.(b)
  X-Card: b
`)
const everywhere = { 'x-frame-options': 'DENY', link: '</a>; rel=preload' }

it.each([
  ['/', everywhere],
  ['/static/a/b.png', { ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/blog/7/card', { ...everywhere, 'x-card': 'yes: really' }],
  ['/blog/7/8/card', everywhere],
  ['/axb', everywhere],
  ['/a.(b)', { ...everywhere, 'x-card': 'b' }],
])('every rule of a _headers file that matches %s applies', (path, expected) => {
  expect(headersFor(rules, path)).toEqual(expected)
})

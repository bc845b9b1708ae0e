/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { ask, close, listen } from './ask'

const long = 'A long page about hulls and software. '.repeat(100)
const files: Record<string, string> = {
  'index.html': 'home',
  'about.html': long,
  'ru/index.html': 'дом',
  'ru/blog/1/index.html': 'первая',
  '404.html': `nowhere ${long}`,
  'ru/404.html': 'нигде',
  'ru/blog/404.html': 'нет статьи',
  'static/abc/picture.svg': '<svg></svg>',
  'app-0123456789abcdef0123.js': `/* ${long} */`,
  'photo.png': long,
  'robots.txt': 'User-agent: *',
  '.build-stamp': 'secret',
  '.well-known/security.txt': 'Contact: x',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/robots.txt\n  Cache-Control: public, max-age=60\n',
  _redirects:
    '/nginx.conf /404.html 404!\n/nginx.conf / 301\n/old /about 301\n/ru/blog/gone /ru/blog/404.html 410\n/blog/* /blog/404.html 404',
  'nginx.conf': 'charset utf-8;',
  'favicon.ico': 'icon',
}

let folder: string
let root: string
let server: Server

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site server '))
  root = join(folder, 'public')
  for (const [name, text] of Object.entries(files)) write(name, text)
  writeFileSync(join(folder, 'outside.txt'), 'outside')
  const mail = (request: { url?: string }, response: { end: (text: string) => void }) => {
    if (request.url !== '/mail') return false
    response.end('mail')
    return true
  }
  server = await listen(createSiteServer({ root, mail }))
})

afterAll(async () => {
  await close(server)
  rmSync(folder, { recursive: true })
})

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/about', long],
    ['/about?from=mail', long],
    ['/ru', 'дом'],
    ['/ru/blog/1', 'первая'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: x'],
  ])('answers %s with its file', async (path, text) => {
    expect(await ask(server, path)).toMatchObject({ status: 200, text })
  })

  it('sends HTML as UTF-8', async () => {
    expect((await ask(server, '/ru')).headers['content-type']).toBe('text/html;charset=utf-8')
  })

  it.each([
    ['/about/?a=%20b', '/about?a=%20b'],
    ['/about.html', '/about'],
    ['/about/index.html?x', '/about?x'],
    ['/ru/', '/ru'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('leads %s to %s for good', async (path, location) => {
    const { status, headers } = await ask(server, path)
    expect({ status, location: headers.location }).toEqual({ status: 301, location })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask(server, '/about', { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['content-length']).toBe(String(long.length))
  })

  it('serves what a later build wrote', async () => {
    write('later.html', 'first')
    expect((await ask(server, '/later')).text).toBe('first')
    write('later.html', 'second and longer')
    expect((await ask(server, '/later')).text).toBe('second and longer')
    rmSync(join(root, 'later.html'))
    expect((await ask(server, '/later')).status).toBe(404)
  })
})

describe('missing pages', () => {
  it.each([
    ['/zzz', files['404.html']],
    ['/zzz.js', files['404.html']],
    ['/about.html/more', files['404.html']],
    ['/ru/zzz', 'нигде'],
    ['/ru/blog/zzz', 'нет статьи'],
    ['/ru/blog/9/deep', 'нет статьи'],
    ['/404', files['404.html']],
    ['/ru/404', 'нигде'],
    ['/_headers', files['404.html']],
    ['/_redirects', files['404.html']],
    ['/nginx.conf', files['404.html']],
    ['/.build-stamp', files['404.html']],
  ])('answers %s with the nearest 404 page', async (path, text) => {
    expect(await ask(server, path)).toMatchObject({ status: 404, text })
  })

  it('are not cached, even under a hashed address, and carry the common headers', async () => {
    const { headers } = await ask(server, '/static/gone/picture.svg')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html;charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('are compressed too, and silent on HEAD', async () => {
    const answer = await ask(server, '/zzz', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(answer.body).toString()).toBe(files['404.html'])
    expect(await ask(server, '/zzz', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' })
  })

  it('are plain text when the site has no page for them', async () => {
    const bare = await listen(createSiteServer({ root: join(root, 'static') }))
    expect(await ask(bare, '/zzz')).toMatchObject({ status: 404, text: 'Not found\n' })
    await close(bare)
  })
})

describe('headers', () => {
  it.each([
    ['/static/abc/picture.svg', 'public, max-age=31536000, immutable'],
    ['/app-0123456789abcdef0123.js', 'public, max-age=31536000, immutable'],
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=60'],
  ])('cache %s as %s', async (path, value) => {
    const { headers } = await ask(server, path)
    expect(headers['cache-control']).toBe(value)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('answers 304 to who has the file, with its caching', async () => {
    const first = await ask(server, '/about')
    const again = await ask(server, '/about', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

it('sends the headers of a later build', async () => {
  write('_headers', '/*\n  X-Content-Type-Options: nosniff\n  X-Build: 2\n')
  expect((await ask(server, '/about')).headers['x-build']).toBe('2')
  write('_headers', files._headers ?? '')
  expect((await ask(server, '/about')).headers['x-build']).toBeUndefined()
})

it('names the type of the icon', async () => {
  expect((await ask(server, '/favicon.ico')).headers['content-type']).toBe('image/x-icon')
})

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('with %s is %s', async (accepted, encoding, unpack) => {
    const answer = await ask(server, '/about', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(answer.body).toString()).toBe(long)
  })

  it.each([
    ['/about', ''],
    ['/photo.png', 'gzip'],
    ['/', 'gzip'],
  ])('leaves %s for "%s" as it is', async (path, accepted) => {
    const { headers } = await ask(server, path, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('a compressed page', () => {
  const accepted = { 'accept-encoding': 'br' }

  it('is not sent to a client that has it, and has no body for HEAD', async () => {
    const { headers } = await ask(server, '/about', { headers: accepted })
    const again = await ask(server, '/about', { headers: { ...accepted, 'if-none-match': String(headers.etag) } })
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
    const head = await ask(server, '/about', { method: 'HEAD', headers: accepted })
    expect({ status: head.status, length: head.body.length, etag: head.headers.etag }).toEqual({
      status: 200,
      length: 0,
      etag: headers.etag,
    })
  })

  it('is compressed again when the file has changed', async () => {
    await ask(server, '/about', { headers: accepted })
    write('about.html', `${long} and more`)
    const changed = await ask(server, '/about', { headers: accepted })
    write('about.html', long)
    expect(brotliDecompressSync(changed.body).toString()).toBe(`${long} and more`)
  })

  it('holds for a thousand visitors at once', async () => {
    const all = await Promise.all(Array.from({ length: 1000 }, () => ask(server, '/about', { headers: accepted })))
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(all.map(({ body }) => body.toString('base64'))).size).toBe(1)
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=2-5', 206, long.slice(2, 6)],
    ['bytes=-10', 200, long],
    ['bytes=3000-', 206, long.slice(3000)],
    ['bytes=3000-999999', 206, long.slice(3000)],
    ['bytes=5-2', 200, long],
    ['bytes=0-1,4-5', 200, long],
    ['lines=1-2', 200, long],
    ['bytes=999999-', 416, ''],
  ])('asked for as %s is answered %d', async (range, status, text) => {
    const answer = await ask(server, '/about', { headers: { range, 'accept-encoding': 'gzip' } })
    const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.body).toString() : answer.text
    expect({ status: answer.status, text: plain }).toEqual({ status, text })
  })
})

describe('what is not a request for a page', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask(server, '/about', { method })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    '/%',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/static/..%5c..%5coutside.txt',
    '/a%00',
  ])('%s is malformed and leads nowhere', async (path) => {
    const answer = await ask(server, path)
    expect(answer).toMatchObject({ status: 400, text: 'Malformed address\n' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('leaves the mail to its endpoint', async () => {
    expect((await ask(server, '/mail', { method: 'POST' })).text).toBe('mail')
  })
})

it('leads old addresses to their pages in one step, and says of others that they are gone', async () => {
  const moved = await ask(server, '/old?from=mail')
  expect(moved).toMatchObject({ status: 301 })
  expect(moved.headers.location).toBe('/about?from=mail')
  expect(await ask(server, '/ru/blog/gone')).toMatchObject({ status: 410, text: 'нет статьи' })
})

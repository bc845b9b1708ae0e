/**
 * Tests of the local server; `__tests__/site/hosts.test.ts` also tests it and nginx on the built pages.
 * @jest-environment node
 */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { listenLocally } from '../../scripts/server/listen'
import { ask } from './ask'
import { newFolder, writeFiles } from '../support/folder'

const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'nowhere',
  'ru/blog/404.html': 'нет статьи',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  _redirects:
    '/old /about 301\n/older /about#team 301\n/ru/blog/gone /ru/blog/404.html 410\n/blog/* /blog/404.html 404',
}

let root: string
let server: Awaited<ReturnType<typeof listenLocally>>

const write = (name: string, text: string) => writeFiles(root, { [name]: text })

beforeAll(async () => {
  const folder = newFolder('site server ')
  root = join(folder, 'public')
  writeFiles(root, files)
  writeFiles(folder, { 'outside.txt': 'outside' })
  server = await listenLocally(createSiteServer({ root }), 0)
})

afterAll(() => server.close())

it('serves what a later build wrote, with its headers', async () => {
  write('later.html', 'first')
  expect((await ask(server, '/later')).text).toBe('first')
  write('later.html', 'second and longer')
  write('_headers', '/*\n  X-Build: 2: new\n/:first/*\n  X-Depth: 2\n')
  const later = await ask(server, '/later')
  expect(later).toMatchObject({ text: 'second and longer', headers: { 'x-build': '2: new' } })
  expect(later.headers['x-depth']).toBeUndefined()
  expect((await ask(server, '/blog/later')).headers['x-depth']).toBe('2')
  write('_headers', files._headers ?? '')
  rmSync(join(root, 'later.html'))
  expect((await ask(server, '/later')).status).toBe(404)
})

it('leads from an old address to the new one, with its query', async () => {
  const { status, headers } = await ask(server, '/old?from=mail')
  expect([status, headers.location]).toEqual([301, '/about?from=mail'])
  expect((await ask(server, '/older?from=mail')).headers.location).toBe('/about?from=mail#team')
})

it('a page that was removed says that it is gone for good', async () => {
  expect(await ask(server, '/ru/blog/gone')).toMatchObject({ status: 410, text: 'нет статьи' })
})

it('answers an address that is longer than a file name with 404', async () => {
  for (const path of [`/${'a'.repeat(6000)}`, `/${'a/'.repeat(3000)}b`, `/ru/${'%D1%8F'.repeat(1000)}?q=1`])
    expect((await ask(server, path)).status).toBe(404)
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
  await expect(listenLocally(createServer(), port)).rejects.toThrow(message)
  await free()
})

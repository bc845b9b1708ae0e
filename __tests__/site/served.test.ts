import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSiteServer } from '../../scripts/server/siteServer'
import { htmlPaths } from '../support/builtSite'

const FOLDER = path.resolve('public')
const server = createSiteServer({ root: FOLDER })
let origin: string

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => server.close(closed)))

const ask = (address: string) => fetch(origin + address, { redirect: 'manual' })

test('every page answers 200 without a slash at its end and one permanent redirect with it', async () => {
  const wrong: string[] = []
  for (const page of htmlPaths(FOLDER).filter((candidate) => !candidate.endsWith('404.html'))) {
    const plain = await ask(page)
    if (plain.status !== 200) wrong.push(`${page} answers ${plain.status}`)
    if (page === '/') continue
    const slash = await ask(`${page}/?q=1`)
    if (![301, 308].includes(slash.status) || slash.headers.get('location') !== `${page}?q=1`)
      wrong.push(`${page}/ answers ${slash.status} ${slash.headers.get('location')}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['/no-such-page', 'en', null],
  ['/ru/no-such-page', 'ru', null],
  ['/blog/999', 'en', 'Blog Post Not Found'],
  ['/ru/blog/999', 'ru', null],
  ['/blog/not-a-number', 'en', 'Blog Post Not Found'],
  ['/solutions/teleportation', 'en', 'Solution not found'],
  ['/industries/piracy', 'en', 'Industry Not Found'],
  ['/ru/industries/piracy', 'ru', null],
])('%s answers 404 in its language with its own words', async (address, language, words) => {
  const response = await ask(address)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain(`<html lang="${language}"`)
  if (words) expect(html).toContain(words)
})

test.each([
  ['/sitemap.xml', 'xml'],
  ['/robots.txt', 'text/plain'],
  ['/blog/rss.xml', 'xml'],
  ['/ru/blog/rss.xml', 'xml'],
  ['/brand-icons/react.svg', 'svg'],
  ['/favicon.svg', 'svg'],
  ['/site.webmanifest', 'manifest'],
])('%s is served as %s', async (address, type) => {
  const response = await ask(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain(type)
})

test.each(['/blog/rss.xml', '/ru/blog/rss.xml'])('%s starts with the newest post', async (address) => {
  const days = [...(await (await ask(address)).text()).matchAll(/<pubDate>(.+?)</g)].map(([, day]) => Date.parse(day))
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

test('hashed files are kept for a year, pages are asked for each time', async () => {
  const html = await (await ask('/')).text()
  const script = /"(\/app-[0-9a-f]{20}\.js)"/.exec(html)?.[1] ?? ''
  expect((await ask(script)).headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
  expect((await ask('/')).headers.get('cache-control')).toMatch(/must-revalidate/)
})

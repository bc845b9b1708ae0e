/** Responses of the servers that can run here: our own, and nginx with our configuration file. */
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createSiteServer } from '../../scripts/server/createSiteServer'
import { headersFor, parseHeadersFile } from '../../scripts/server/hostFiles'
import { listenLocally } from '../../scripts/server/listen'
import { ask, type Answer, type Question } from '../scripts/ask'
import { languageOfPath, markdownPath } from '../../src/routing/localizePath'
import { htmlPaths } from '../support/builtSite'
import { nginxCommand, startNginx } from '../support/nginx'

const FOLDER = path.resolve('public')
const PAGES = htmlPaths(FOLDER).filter((page) => !page.endsWith('404.html'))

/** Pages with a Markdown version. */
const IN_MARKDOWN = PAGES.filter((page) => fs.existsSync(path.join(FOLDER, markdownPath(page))))

/** Titles of the not-found pages in the content. */
const MISSING = JSON.parse(fs.readFileSync('content/pages/not-found.json', 'utf8')) as Record<
  string,
  { title: { en: string } } | undefined
>
/** English title of a section's not-found page, or of the general one if the content has no other. */
const missing = (section: string) => (MISSING[section] ?? MISSING['page'])!.title.en
/** Optional in the content: feeds of a blog, and one of the brand icons on the pages. */
const FEEDS = PAGES.filter((page) => page.endsWith('/blog')).map((page) => `${page}/rss.xml`)
const MARKS = fs.readdirSync(path.join(FOLDER, 'brand-icons')).slice(0, 1)

type Ask = (address: string, question?: Question) => Promise<Answer>

interface Started {
  ask: Ask
  stop: () => Promise<void>
}

async function startOwn(): Promise<Started> {
  const server = await listenLocally(createSiteServer({ root: FOLDER }), 0)
  return { ask: (address, question) => ask(server, address, question), stop: server.close }
}

const nginx = nginxCommand()
const hosts: [name: string, start: () => Promise<Started>][] = [['the local server', startOwn]]
if (nginx) {
  hosts.push([
    'nginx',
    async () => {
      const { socketPath, stop } = await startNginx(nginx, FOLDER)
      return { ask: (address, question) => ask({ socketPath }, address, question), stop }
    },
  ])
} else
  console.warn('nginx is not installed, so public/nginx.conf was not tried. On Debian: apt-get install nginx-light')

/** A file of the root folder by the start and the end of its name. */
const hashed = (start: string, end: string) =>
  `/${fs.readdirSync(FOLDER).find((name) => name.startsWith(start) && name.endsWith(end))}`

describe.each(hosts)('%s', (_, start) => {
  let host: Started
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.stop())

  it('answers every page at one address, and leads there from all others in one step', async () => {
    const wrong: string[] = []
    for (const page of PAGES) {
      const { status, headers } = await host.ask(page)
      const type = String(headers['content-type']).replace(' ', '').toLowerCase()
      if (status !== 200 || type !== 'text/html;charset=utf-8') wrong.push(`${page} answers ${status} ${type}`)
      const others =
        page === '/'
          ? ['/index.html', '/index', '//']
          : [...['/', '.html', '/index.html', '/index', '.html/'].map((end) => page + end), `/${page}`, `/${page}/`]
      for (const other of others) {
        const moved = await host.ask(`${other}?q=%20a`)
        if (moved.status !== 301 || moved.headers.location !== `${page}?q=%20a`)
          wrong.push(`${other} answers ${moved.status} ${moved.headers.location}`)
        // Without it, browsers keep a permanent redirect for as long as they like.
        const caching = moved.headers['cache-control']
        if (caching !== 'public, max-age=0, must-revalidate') wrong.push(`${other} is cached: ${caching}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('answers a request for Markdown with the Markdown version and the page’s address', async () => {
    const asking = { headers: { accept: 'text/markdown, text/html;q=0.9' } }
    for (const page of IN_MARKDOWN) {
      const file = markdownPath(page)
      const markdown = fs.readFileSync(path.join(FOLDER, file), 'utf8')
      const negotiated = await host.ask(`${page}?q=a`, asking)
      expect([page, negotiated.status, negotiated.text === markdown]).toEqual([page, 200, true])
      const type = String(negotiated.headers['content-type']).replace(' ', '').toLowerCase()
      expect([page, type]).toEqual([page, 'text/markdown;charset=utf-8'])
      expect(negotiated.headers['vary']).toMatch(/(?:^|, ?)accept(?:,|$)/i)
      // The page itself stays indexed.
      expect(negotiated.headers['x-robots-tag']).toBeUndefined()

      const { headers, text } = await host.ask(file)
      expect([page, text === markdown, headers['x-robots-tag']]).toEqual([page, true, 'noindex'])
      expect(headers['link']).toBe(`<${/^url: "(.*)"$/m.exec(markdown)?.[1]}>; rel="canonical"`)
    }
  })

  it('answers others with the page, and says that it depends on what they accept', async () => {
    for (const accept of [
      'text/html,*/*;q=0.8',
      '*/*',
      'text/html, text/markdown;q=0',
      'text/html, text/markdown;q=0.5',
      '',
    ]) {
      const { headers } = await host.ask('/', { headers: { accept } })
      expect([accept, headers['content-type']]).toEqual([accept, expect.stringContaining('text/html')])
      expect(headers['vary']).toMatch(/(?:^|, ?)accept(?:,|$)/i)
      expect(headers['x-robots-tag']).toBeUndefined()
    }
    const script = await host.ask(hashed('app-', '.js'))
    expect(script.headers['vary'] ?? '').not.toMatch(/accept(?:,|$)/i)
    expect((await host.ask('/no-such-page', { headers: { accept: 'text/markdown' } })).status).toBe(404)
  })

  it.each<[address: string, words: string | null]>([
    ['/no-such-page', null],
    ['/ru/no-such-page', null],
    ['/%D0%BD%D0%B5%D1%82', null],
    ['/about%20', null],
    ['/about%3F', null],
    ['/blog/999', missing('post')],
    ['/ru/blog/999', null],
    ['/solutions/teleportation', missing('solution')],
    ['/industries/piracy', missing('industry')],
    ['/ru/industries/piracy', null],
    ['/missing.html', null],
    ['/static/gone.js', null],
  ])('answers %s with 404 in its language, with its own words', async (address, words) => {
    const { status, text, headers } = await host.ask(address)
    expect(status).toBe(404)
    expect(text).toContain(`<html lang="${languageOfPath(address)}"`)
    if (words) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it.each([
    ...['/404', '/404.html', '/ru/404', '/ru/404.html', '/blog/404', '/ru/blog/404.html', '/static', '/page-data'],
    ...['/_headers', '/_redirects', '/nginx.conf', '/.git/config', '/webpack.stats.json', '/chunk-map.json'],
    '/~partytown/partytown.js',
  ])('does not serve %s, which is no page', async (address) => {
    const { status, text } = await host.ask(address)
    expect(status).toBe(404)
    expect(text).toContain(`<html lang="${languageOfPath(address)}"`)
  })

  it.each([
    '/%5cevil.example/',
    '/\\evil.example/',
    '/.//%5cevil.example/',
    '/.//evil.example/',
    '/%2fevil.example/',
    '/%2e//evil.example/',
    '//%5cevil.example/',
    '///evil.example/',
    '//evil.example/x.html',
    '//evil.example/%2e%2e/',
    '/evil.example%0d%0aset-cookie:a=b/',
    '/x/..//evil.example/',
  ])('never leads to another site: %s', async (address) => {
    const { status, headers } = await host.ask(address)
    expect([301, 400, 404]).toContain(status)
    const { location } = headers
    expect(new URL(location ?? '/', 'https://here.example').origin).toBe('https://here.example')
    expect(location ?? '').not.toMatch(/[\\\r\n]/)
  })

  it('leads from a doubled slash inside an address to the page', async () => {
    const { status, headers } = await host.ask('/ru//blog')
    expect({ status, location: headers.location }).toEqual({ status: 301, location: '/ru/blog' })
  })

  it.each([
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ...FEEDS.map((feed) => [feed, 'xml']),
    ...MARKS.map((mark) => [`/brand-icons/${mark}`, 'image/svg+xml']),
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/page-data/app-data.json', 'application/json'],
  ])('serves %s as %s, asked for each time', async (address, type) => {
    const { status, headers } = await host.ask(address)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain(type)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('keeps hashed files for a year, and pages not at all', async () => {
    for (const file of [hashed('app-', '.js'), hashed('', '.css')])
      expect((await host.ask(file)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await host.ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('compresses text of every kind', async () => {
    // Compression would enlarge a file of less than a kilobyte.
    const sitemap = fs.statSync(path.join(FOLDER, 'sitemap.xml')).size > 1024 ? ['/sitemap.xml'] : []
    for (const address of ['/', hashed('app-', '.js'), ...sitemap, '/page-data/index/page-data.json']) {
      const { headers, body } = await host.ask(address, { headers: { 'accept-encoding': 'gzip' } })
      expect([address, headers['content-encoding'], headers.vary?.toLowerCase().split(/, ?/)]).toEqual([
        address,
        'gzip',
        expect.arrayContaining(['accept-encoding']),
      ])
      expect(gunzipSync(body).length).toBeGreaterThan(body.length)
    }
  })

  describe('about safety', () => {
    const all = Object.entries(
      headersFor(parseHeadersFile(fs.readFileSync(path.join(FOLDER, '_headers'), 'utf8')), '/'),
    )
    const headerNames = async (address: string) => {
      const { headers } = await host.ask(address)
      return all.filter(([name, value]) => headers[name] === value).map(([name]) => name)
    }
    // Beside an editor, which needs other headers, rules of hosts name each page in the root.
    const inRoot = ['/no-such-page', '/no-such-file.js', '/about/', '/%5c', '/robots.txt']

    it.each(['/', '/ru/blog', '/blog/999', '/a/b/c/d/e', ...(PAGES.includes('/admin') ? [] : inRoot)])(
      'says everything with %s',
      async (address) => {
        expect(all.length).toBeGreaterThan(3)
        expect(await headerNames(address)).toEqual(all.map(([name]) => name))
      },
    )

    it.each([
      ['a script', hashed('app-', '.js')],
      ['data', '/page-data/index/page-data.json'],
      ...MARKS.map((mark) => ['a mark', `/brand-icons/${mark}`]),
    ])('says of %s, a part of pages, what concerns files', async (_part, address) => {
      expect(await headerNames(address)).toEqual(['x-content-type-options'])
    })
  })

  it('takes nothing but questions', async () => {
    expect((await host.ask('/', { method: 'POST' })).status).toBe(405)
  })
})

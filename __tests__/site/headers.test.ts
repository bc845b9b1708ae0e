/** The built `_headers` by the rules of both hosts that read it, for every page and every file. */
import fs from 'node:fs'
import path from 'node:path'
import { parseHeadersFile } from '../../scripts/server/hostFiles'
import { DIGESTED, IMMUTABLE } from '../../src/node/output/hosting/headers'
import { escapePattern } from '../../src/text/escapePattern'
import { htmlPaths } from '../support/builtSite'

const FOLDER = path.resolve('public')
const rulesFile = fs.readFileSync(path.join(FOLDER, '_headers'), 'utf8')

const pages = htmlPaths(FOLDER).filter((page) => !page.endsWith('404.html'))
const files = fs
  .readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
  .map((entry) => `/${path.relative(FOLDER, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
/** Files that Gatsby copies have their digest in their name or their folder. */
const changesWithContent = (file: string) =>
  new RegExp(DIGESTED).test(file) || /^\/static\/(?:.+-)?[0-9a-f]{8}(?:[0-9a-f]{24})?[/.]/.test(file)
/** The names of all headers in `_headers`. */
const names = [...new Set(rulesFile.match(/^\s+[\w-]+(?=:)/gm)?.map((name) => name.trim()))]

/** https://developers.cloudflare.com/pages/configuration/headers/ */
function cloudflare(pattern: string): RegExp {
  const source = escapePattern(pattern)
    .replaceAll('\\*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

/** `packages/headers-parser/src/for_regexp.ts` of netlify/build: segments with a `*` are not escaped. */
function netlify(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith(':')) return '([^/]+)'
      if (part === '*') return '?(.*)'
      return part.includes('*') ? part.replaceAll('*', '(.*)') : escapePattern(part)
    })
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu')
}

/** How each host that reads `_headers` matches rules to an address. */
const HOST_RULES = [
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
] as const

describe.each(HOST_RULES)('%s', (_, matcher) => {
  const rules = parseHeadersFile(rulesFile).map(({ pattern, set }) => ({ covers: matcher(pattern), set }))
  /** All values of a header that a host finds for an address, one from each rule. */
  const values = (address: string, header: string) =>
    rules
      .filter(({ covers }) => covers.test(address))
      .flatMap(({ set }) => set.filter(([name]) => name === header.toLowerCase()).map(([, value]) => value))

  it('gives every page one policy, and keeps none', () => {
    expect(pages.length).toBeGreaterThan(1)
    const wrong = pages.filter(
      (page) => values(page, 'Content-Security-Policy').length !== 1 || values(page, 'Cache-Control').length !== 0,
    )
    expect(wrong).toEqual([])
  })

  it('caches for a year only what changes its address with its content', () => {
    expect(files.filter((file) => /\.(?:js|css)$/.test(file)).length).toBeGreaterThan(10)
    const wrong = files.filter(
      (file) => values(file, 'Cache-Control').join(' and ') !== (changesWithContent(file) ? IMMUTABLE : ''),
    )
    expect(wrong).toEqual([])
  })

  it('gives no page and no file a header twice', () => {
    expect(names).toContain('Cache-Control')
    const twice = [...pages, ...files].filter((address) => names.some((name) => values(address, name).length > 1))
    expect(twice).toEqual([])
  })
})

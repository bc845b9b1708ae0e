/** Finds the source line of each sentence on the built pages. */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { diskFiles } from '../../src/content/read/diskFiles'
import { factsOf, LANGUAGES } from '../../src/routing/languages'
import { readSiteSources, type SiteSources } from '../../src/node/output/preview/siteSources'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { shownTexts } from '../../src/sources/readPage'
import { htmlPaths, withoutStyles } from '../support/builtSite'

const PUBLIC = path.resolve('public')
const builtPages = () =>
  htmlPaths(PUBLIC).map((address) => ({ address, html: fs.readFileSync(path.join(PUBLIC, htmlFile(address)), 'utf8') }))

/** Computed texts, which no file contains, with their origin. */
const COMPUTED: readonly (readonly [what: RegExp, why: string])[] = [
  [/^[\p{L}]$/u, 'the initial of a name'],
  [/^\d+$/, 'the year in the footer, a figure of a drawing'],
  [
    new RegExp(`^(${LANGUAGES.flatMap((language) => [language.toUpperCase(), factsOf(language).name]).join('|')})$`),
    'a language by its code and in its own name, locales/<language>/language.json',
  ],
]

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

let sources: SiteSources

beforeAll(async () => {
  sources = await readSiteSources(diskFiles(path.resolve('.')))
})

/** Texts of a page without a source, and its number of letters. */
function asked(address: string, html: string): { all: number; unknown: string[] } {
  const index = sources.indexOf(address)
  let all = 0
  const unknown: string[] = []
  for (const shown of shownTexts(parse(withoutStyles(html)))) {
    const { text, segments } = index.find(shown.text)
    all += letters(text)
    let rest = ''
    let end = 0
    for (const segment of [...segments, { start: text.length, end: text.length }]) {
      rest += `${text.slice(end, segment.start)}\n`
      end = segment.end
    }
    for (const part of rest.split(/[\n,():·]/).map((each) => each.trim()))
      if (letters(part) > 0 && !COMPUTED.some(([what]) => what.test(part))) unknown.push(part)
  }
  return { all, unknown }
}

it('every page tells where each of its sentences is written', () => {
  const found = builtPages().map(({ address, html }) => ({ address, ...asked(address, html) }))
  const said = found.reduce((sum, { all }) => sum + all, 0)
  const unknown = found.reduce((sum, page) => sum + letters(page.unknown.join('')), 0)
  expect(said).toBeGreaterThan(LANGUAGES.length * 1000)
  expect(found.filter((page) => page.unknown.length > 0)).toEqual([])
  expect(unknown / said).toBeLessThan(0.01)
})

it('the site has neither the tag nor what stands beside the pages of a preview', () => {
  expect(
    builtPages()
      .filter(({ html }) => html.includes('__preview'))
      .map(({ address }) => address),
  ).toEqual([])
  expect(fs.existsSync(path.join(PUBLIC, '__preview'))).toBe(false)
})

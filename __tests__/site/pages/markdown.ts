/** The Markdown versions of the built pages, and the list of them. */
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { DEFAULT_LANGUAGE, factsOf as languageFactsOf, LANGUAGES } from '../../../src/routing/languages'
import { isListed } from '../../../src/routing/routes'
import { absoluteUrl, markdownPath } from '../../../src/routing/localizePath'
import { attribute, readPage } from '../../support/builtSite'
import { readShipped } from '../../support/shipped'

const FOLDER = path.resolve('public')
const readMarkdown = (page: string) => fs.readFileSync(path.join(FOLDER, markdownPath(page)), 'utf8')
const factsOf = (page: string) => parse(readMarkdown(page).split('---\n')[1]) as Record<string, string>
const listedPages = async () => (await readShipped()).routes.filter(isListed).map((route) => route.path)

it('each page in the sitemap names its Markdown version, which names the page', async () => {
  const { url } = (await readShipped()).companyIn(DEFAULT_LANGUAGE)
  for (const page of await listedPages()) {
    const { document } = readPage(FOLDER, page)
    const link = attribute(document, 'link[rel="alternate"][type="text/markdown"]', 'href')
    expect(link).toBe(absoluteUrl(url, markdownPath(page)))
    expect(factsOf(page)).toMatchObject({ url: absoluteUrl(url, page), language: document.documentElement.lang })
    const shown = document.title.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ')
    expect(shown).toContain(factsOf(page)['title'])
  }
})

it('each Markdown version has the headings of its page, one level below the other', async () => {
  for (const page of await listedPages()) {
    const text = readMarkdown(page).replace(/^(`{3,}).*?^\1$/gms, '')
    const levels = Array.from(text.matchAll(/^#+(?= )/gm), ([marks]) => marks.length)
    expect([page, levels[0], levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)]).toEqual([page, 1, []])
    const shown = readPage(FOLDER, page).document.querySelectorAll('main :is(h1, h2, h3, h4)')
    expect([page, levels.length]).toEqual([page, shown.length])
  }
})

it('links of Markdown versions are whole addresses of pages that exist', async () => {
  const { companyIn, has } = await readShipped()
  const { url } = companyIn(DEFAULT_LANGUAGE)
  for (const page of await listedPages())
    for (const [, to] of readMarkdown(page).matchAll(/\]\(([^)]*)\)/g)) {
      expect([page, to]).toEqual([page, expect.stringMatching(/^(?:https?|mailto|tel):/)])
      const { origin, pathname, search } = new URL(to)
      const isPage = origin === url && !/\.\w+$/.test(pathname) && search === ''
      if (isPage) expect([page, to, has(pathname)]).toEqual([page, to, true])
    }
})

it('llms.txt names the site and lists each Markdown version once, by language', async () => {
  const { url, name } = (await readShipped()).companyIn(DEFAULT_LANGUAGE)
  const listed = (await listedPages()).map((page) => {
    const { title, description } = factsOf(page)
    return `- [${title}](${absoluteUrl(url, markdownPath(page))}): ${description}`
  })
  const text = fs.readFileSync(path.join(FOLDER, 'llms.txt'), 'utf8')
  expect(text.match(/^- .*/gm)?.sort()).toEqual(listed.sort())
  const named = LANGUAGES.map((language) => `## ${languageFactsOf(language).name}`)
  expect(text.match(/^#+ .*/gm)).toEqual([`# ${name}`, ...named])
})

import path from 'node:path'
import type { Content } from '../../src/content/model/content'
import { LANGUAGES } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { readContent } from '../../src/content/readContent'
import { readSite } from '../support/builtSite'

const pages = new Map(readSite(path.resolve('public')).map((page) => [page.path, page]))
let content: Content

beforeAll(async () => {
  ;({ content } = await readContent(process.cwd()))
})

/** Words as a reader compares them: kinds of spaces do not count. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00ad\u2060]+/g, ' ').trim()

test('every case is whole in the languages it is written in, and the card of its project leads to it', () => {
  const missing = content.cases.flatMap(({ folder, versions }) =>
    LANGUAGES.flatMap((language) => {
      const version = versions[language]
      if (!version) return []
      const own = localizePath(`/projects/${folder}`, language)
      const page = pages.get(own)?.document
      if (!page) return [`${own} is missing`]
      const headings = [...page.querySelectorAll('article h2')].map(({ textContent }) => plain(textContent))
      const cards = pages.get(localizePath('/projects', language))?.document
      const parts: Record<string, boolean> = {
        title: plain(page.querySelector('h1')?.textContent) === plain(version.frontMatter.title),
        sections: headings.length === version.summary.headings.filter(({ depth }) => depth === 2).length,
        screens: page.querySelectorAll('article header img[alt]').length === 3,
        order:
          page.querySelector('article a[href="#contact"]') !== null ||
          page.querySelector(`article a[href="${own}#contact"]`) !== null,
        form: page.querySelector('#contact form') !== null,
        card: cards?.querySelector(`main a[href="${own}"]`) !== null,
      }
      return Object.keys(parts).flatMap((part) => (parts[part] ? [] : [`${own} lacks its ${part}`]))
    }),
  )
  expect(missing).toEqual([])
})

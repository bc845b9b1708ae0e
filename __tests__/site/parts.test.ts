import fs from 'node:fs'
import { isDemo } from '../../scripts/test/demo'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { readPage } from '../support/builtSite'
import { pageText } from '../support/pageText'
import { partOf, PARTS } from '../support/parts'
import { read, readShipped } from '../support/shipped'

/** The section, the part around the page, or the kind of page an element is of. */
function placeOf(element: Element, template: string): string {
  const place = element.closest('main section[id], header:not(main *), body > * footer, aside, dialog')
  if (place) return place.localName === 'section' ? `#${place.id}` : place.localName
  return element.closest('main') ? template : 'page'
}

it('the parts of all pages are those of the table', async () => {
  // What the words of other content have in common with those of the interface is not known.
  if (!isDemo()) return
  const found: Record<string, Set<string>> = {}
  const { routes } = await readShipped()
  for (const { path, template } of routes.filter(({ language }) => language === DEFAULT_LANGUAGE))
    for (const element of readPage('public', path).document.querySelectorAll(
      '#___gatsby *:not(svg *, [data-bands] *)',
    )) {
      const part = partOf(element)
      if (part) (found[placeOf(element, template)] ??= new Set()).add(part)
    }
  const rows = Object.entries(found).map(([place, parts]) => [place, [...parts].sort()] as const)
  expect(Object.fromEntries(rows)).toEqual(PARTS.pages)
})

/** What a page asks for and may not show: words of its head, of another state, of a form it lacks, screens behind the first. */
const NOT_SHOWN = /^(?:locales|meta|metaDescription|figures|afterSending|orderProject|replyTime|screenshots)$/

/** The sentences in what a query has found. */
function sentencesOf(found: unknown): string[] {
  if (typeof found === 'string') return /\p{L}.*\s/su.test(found) && !/^[</]/.test(found) ? [found] : []
  const parts = Object.entries(found ?? {}).filter(([field]) => !NOT_SHOWN.test(field))
  return parts.flatMap(([, value]) => sentencesOf(value))
}

it('a page shows every sentence that its query asks for', async () => {
  if (!isDemo()) return
  const pages = (await readShipped()).routes.filter(({ notFound }) => !notFound)
  const missing = pages.flatMap(({ path }) => {
    const { text, values } = pageText(path)
    const shown = [text, ...values('main [alt]', 'alt'), ...values('main [aria-label]', 'aria-label')]
      .map(read)
      .join('\n')
    const file = `public/page-data${path === '/' ? '/index' : path}/page-data.json`
    const { result } = JSON.parse(fs.readFileSync(file, 'utf8')) as { result: { data: unknown } }
    return sentencesOf(result.data).flatMap((sentence) =>
      shown.includes(read(sentence)) ? [] : `${path}: ${sentence}`,
    )
  })
  expect(missing).toEqual([])
})

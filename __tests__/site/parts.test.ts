import { isDemo } from '../../scripts/test/demo'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { readPage } from '../support/builtSite'
import { partOf, PARTS } from '../support/parts'
import { readShipped } from '../support/shipped'

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

import { shownTexts } from '../sources/readPage'
import type { FoundSource, SourceIndex } from '../sources/sourceIndex'

/** An element of the page that says something with a source. */
export interface SourcedElement {
  element: Element
  texts: FoundSource[]
}

/** What the page shows, element by element in its order, with sources; what has none is left out. */
export function sourcedElements(root: Element, index: SourceIndex): SourcedElement[] {
  const found = new Map<Element, FoundSource[]>()
  for (const { text, element } of shownTexts(root)) {
    const source = index.find(text)
    if (source.segments.length > 0 && element instanceof Element)
      found.set(element, [...(found.get(element) ?? []), source])
  }
  return [...found].map(([element, texts]) => ({ element, texts }))
}

/** The title and the description of the page, which no element of it shows. */
export function sourcedHead(index: SourceIndex): FoundSource[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return [document.title, description].map((text) => index.find(text)).filter(({ segments }) => segments.length > 0)
}

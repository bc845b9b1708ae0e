import type { FoundSource, SourceIndex } from '../sources/sourceIndex'

/** An element of the page that says something with a source. */
export interface SourcedElement {
  element: Element
  texts: FoundSource[]
}

const WORDED = ['alt', 'aria-label', 'title', 'placeholder']
const SILENT = 'script, style, noscript, template, svg'
/** Coloured piece by piece, but one text to its writer. */
const WHOLE = 'pre'

/** What the page shows, element by element in its order, with sources; what has none is left out. */
export function sourcedElements(root: Element, index: SourceIndex, apart: Element): SourcedElement[] {
  const found = new Map<Element, FoundSource[]>()
  const say = (element: Element, text: string) => {
    const source = index.find(text)
    if (source.segments.length > 0) found.set(element, [...(found.get(element) ?? []), source])
  }
  const visit = (element: Element): void => {
    if (element === apart || element.matches(SILENT)) return
    for (const name of WORDED) {
      const text = element.getAttribute(name)
      if (text?.trim()) say(element, text)
    }
    if (element.matches(WHOLE)) return say(element, element.textContent ?? '')
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()) say(element, child.nodeValue)
      else if (child.nodeType === Node.ELEMENT_NODE) visit(child as Element)
    }
  }
  visit(root)
  return [...found].map(([element, texts]) => ({ element, texts }))
}

/** The title and the description of the page, which no element of it shows. */
export function sourcedHead(index: SourceIndex): FoundSource[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return [document.title, description].map((text) => index.find(text)).filter(({ segments }) => segments.length > 0)
}

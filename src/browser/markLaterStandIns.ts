import { DEFAULT_LANGUAGE, type Language } from '../routing/languages'
import { standInFinder, standInsPath } from '../sources/standIns'

const WORDED = ['alt', 'aria-label', 'title', 'placeholder']

/**
 * Marks with `lang` texts in the default language that the page adds after it
 * was loaded, because its own language lacks them: replies, notices, results.
 * `node/output/markStandIns.ts` has marked the page itself.
 */
export async function markLaterStandIns(language: Language): Promise<void> {
  const response = await fetch(standInsPath(language))
  if (!response.ok) return
  const find = standInFinder<Element>((await response.json()) as string[])
  const marked = new WeakSet<Element>()
  const mark = (root: Element) => {
    for (const element of [root, ...root.querySelectorAll('[lang]')])
      if (marked.has(element)) element.removeAttribute('lang')
    for (const element of find(root)) {
      element.setAttribute('lang', DEFAULT_LANGUAGE)
      marked.add(element)
    }
  }
  mark(document.body)
  const settings = { subtree: true, childList: true, characterData: true, attributeFilter: WORDED }
  new MutationObserver((changes) => {
    const roots = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
    for (const root of new Set(roots)) if (root) mark(root)
  }).observe(document.body, settings)
}

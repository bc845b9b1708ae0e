import { normaliseText } from '../sources/normaliseText'
import type { PageChange } from '../sources/previewPage'
import { element } from './element'

const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, blockquote, summary, a, button, label, img, pre'

/** The element a change is about: the smallest block that says its words. Null where the page shows none. */
export function changedElement(change: PageChange, apart: Element): Element | null {
  const wanted = normaliseText(change.text)
  if (!wanted) return null
  const saying = [...document.querySelectorAll(BLOCKS)].filter(
    (block) =>
      !apart.contains(block) &&
      (normaliseText(block.textContent ?? '') === wanted || normaliseText(block.getAttribute('alt') ?? '') === wanted),
  )
  return saying.at(-1) ?? null
}

/** The words of both versions, marked for eyes and for assistive technology. */
export function markedWords({ words }: PageChange): HTMLElement {
  return element(
    'p',
    { class: 'words' },
    ...words.map(({ text, mark }) =>
      mark === '+' ? element('ins', {}, text) : mark === '-' ? element('del', {}, text) : text,
    ),
  )
}

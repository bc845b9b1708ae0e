import { normaliseText } from '../sources/statement'
import type { PageChange } from '../sources/previewData'
import { element } from './element'

/** In the address of a page: the number of the change to lead to. */
export const CHANGE = 'preview-change'

const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, blockquote, summary, a, button, label, img, pre'

/** The elements a change is about: the smallest blocks that say its words, as a link in header and footer does. */
export function changedElements(change: PageChange, apart: Element): Element[] {
  const wanted = normaliseText(change.text)
  if (!wanted) return []
  const says = (text: string | null) => normaliseText(text ?? '') === wanted
  const saying = [...document.querySelectorAll(BLOCKS)].filter(
    (block) => !apart.contains(block) && (says(block.textContent) || says(block.getAttribute('alt'))),
  )
  return saying.filter((block) => !saying.some((other) => other !== block && block.contains(other)))
}

/** The one of them to lead to: the first that is shown. */
export function changedElement(change: PageChange, apart: Element): Element | null {
  const found = changedElements(change, apart)
  return found.find((each) => each.getBoundingClientRect().height > 0) ?? found[0] ?? null
}

/** What a block is, in the words of the preview's language: `list item`, `table row`. */
export function roleWord(role: string, words: Readonly<Record<string, string>>): string {
  return words[`role.${role.replaceAll(' ', '-')}`] ?? role
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

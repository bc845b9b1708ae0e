import { keyOf } from '../sources/sourceLines'

const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, li, tr, td, th, dl > div, dt, dd, figcaption, blockquote, summary, a, button, label, img, pre'

/** The smallest elements with the words of some blocks; there may be several, as for a link in header and footer. */
export function changedElements(blocks: readonly string[]): Element[] {
  const wanted = new Set(blocks.map((block) => keyOf(block)).filter(Boolean))
  const found = [...document.querySelectorAll(BLOCKS)].filter((each) =>
    [each.textContent, each.getAttribute('alt'), each.getAttribute('aria-label')].some((words) =>
      wanted.has(keyOf(words ?? '', /^H\d/.test(each.nodeName))),
    ),
  )
  return found.filter((each) => !found.some((other) => other !== each && each.contains(other)))
}

/** Attribute of the elements that are framed. */
const MARK = 'data-preview-change'
export const MARK_STYLES = `[${MARK}] { outline: 2px solid light-dark(#7a3bb8, #d6a8ff); outline-offset: 2px; }`

/** Frames the changes of a page, in place of those of the page before. */
export function markChanges(changes: readonly string[][]): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  for (const changed of changes.flatMap(changedElements)) changed.setAttribute(MARK, '')
}

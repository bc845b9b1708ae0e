import type { PageChange } from '../sources/previewData'
import { normaliseText } from '../sources/statement'
import { element, placeOver } from './dom'

/** Name of the query parameter that holds the number of the change to scroll to. */
export const CHANGE = 'preview-change'

const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, blockquote, summary, a, button, label, img, pre'

/** The smallest blocks with the words of a change; there may be several, as for a link in header and footer. */
export function changedElements({ text, marks = [] }: Pick<PageChange, 'text' | 'marks'>): Element[] {
  const wanted = new Set([text, ...marks].map(normaliseText).filter(Boolean))
  const hasWords = (words: string | null) => wanted.has(normaliseText(words ?? ''))
  const found = [...document.querySelectorAll(BLOCKS)].filter(
    (block) => hasWords(block.textContent) || hasWords(block.getAttribute('alt')),
  )
  return found.filter((block) => !found.some((other) => other !== block && block.contains(other)))
}

/** The element to scroll to: the first that takes space. */
export function changedElement(change: PageChange): Element | null {
  const found = changedElements({ text: change.text })
  return found.find((each) => each.getBoundingClientRect().height > 0) ?? found[0] ?? null
}

/** The name of a change in the preview's language: `Changed · row of a table`. */
export function changeName(
  { kind, role, name = role, about }: Pick<PageChange, 'kind' | 'role' | 'name' | 'about'>,
  words: Readonly<Record<string, string>>,
): string {
  return `${words[`change.${kind}`]} · ${roleWord(name, words)}${about ? ` · ${about}` : ''}`
}

export function roleWord(role: string, words: Readonly<Record<string, string>>): string {
  return words[`role.${role.replaceAll(' ', '-')}`] ?? role
}

/** Frames around everything a branch changed on the page. */
export class ChangeMarks {
  private readonly layer = element('div', { class: 'marks', 'aria-hidden': 'true' })
  private marks: { frame: HTMLElement; covered: Element }[] = []

  constructor(shadow: ShadowRoot) {
    shadow.append(this.layer)
    addEventListener('scroll', () => this.place(), { capture: true, passive: true })
    addEventListener('resize', () => this.place())
    new ResizeObserver(() => this.place()).observe(document.documentElement)
  }

  /** Marks the changes of a page, in place of those of the page before. */
  show(changes: readonly PageChange[]): void {
    const found = changes.flatMap(changedElements)
    this.marks = [...new Set(found)].map((covered) => ({ covered, frame: element('div', { class: 'change' }) }))
    this.layer.replaceChildren(...this.marks.map(({ frame }) => frame))
    this.place()
  }

  private place(): void {
    for (const { frame, covered } of this.marks) placeOver(frame, covered)
  }
}

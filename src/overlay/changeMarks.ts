import type { PageChange } from '../sources/previewData'
import { element } from './element'
import { changedElements } from './marks'

const HIDDEN = 'preview-marks-hidden'

/** Frames around everything a branch changed on the page. A switch hides them, for the tab. */
export class ChangeMarks {
  private readonly layer = element('div', { class: 'marks', 'aria-hidden': 'true' })
  private marks: { frame: HTMLElement; about: Element }[] = []

  constructor(
    private readonly host: Element,
    shadow: ShadowRoot,
  ) {
    shadow.append(this.layer)
    addEventListener('scroll', () => this.place(), { capture: true, passive: true })
    addEventListener('resize', () => this.place())
    new ResizeObserver(() => this.place()).observe(document.documentElement)
  }

  get areShown(): boolean {
    try {
      return sessionStorage.getItem(HIDDEN) === null
    } catch {
      return true
    }
  }

  /** Hides the marks, or shows them again. @returns whether they are shown now */
  toggle(changes: readonly PageChange[]): boolean {
    const show = !this.areShown
    try {
      if (show) sessionStorage.removeItem(HIDDEN)
      else sessionStorage.setItem(HIDDEN, '1')
    } catch {
      // Storage is blocked: they stay.
    }
    this.show(changes)
    return this.areShown
  }

  /** Marks the changes of a page, in place of those of another. */
  show(changes: readonly PageChange[]): void {
    const found = this.areShown ? changes.flatMap((change) => changedElements(change, this.host)) : []
    this.marks = [...new Set(found)].map((about) => ({ about, frame: element('div', { class: 'change' }) }))
    this.layer.replaceChildren(...this.marks.map(({ frame }) => frame))
    this.place()
  }

  private place(): void {
    for (const { frame, about } of this.marks) {
      const { left, top, width, height } = about.getBoundingClientRect()
      frame.hidden = width === 0 || height === 0
      Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    }
  }
}

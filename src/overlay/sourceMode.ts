import type { OverlayWords, Revision } from '../sources/previewData'
import type { SourceLine } from '../sources/sourceLines'
import { element } from './dom'

type FindLines = (text: string) => SourceLine[]

const NAMES = ['alt', 'aria-label', 'title', 'placeholder']

/** The elements of the page whose words, or whose name for assistive technology, stand in a file. */
function sourcedElements(root: Element, find: FindLines) {
  return [...root.querySelectorAll('*')].flatMap((target) => {
    if (target.closest('script, style, svg, noscript')) return []
    const ownText = [...target.childNodes].filter(({ nodeName }) => nodeName === '#text')
    const whole =
      ownText.length > 0 ? [target.textContent ?? '', ...ownText.map(({ nodeValue }) => nodeValue ?? '')] : []
    const texts = [...whole, ...NAMES.map((name) => target.getAttribute(name) ?? '')]
    const text = texts.find((each) => each.trim() !== '' && find(each).length > 0)
    return text === undefined ? [] : [{ target, text: text.trim(), lines: find(text) }]
  })
}

/**
 * Outlines all text that has a source. Each outline is a button over its text,
 * in the order of the page: mouse, keyboard and screen reader use the same
 * buttons, and the page itself is not changed.
 */
export class SourceMode {
  private outlines: { button: HTMLButtonElement; target: Element }[] = []
  private readonly layer = element('div', { class: 'outlines', role: 'group' })
  /** A click beside the card closes it, and so does Esc. */
  private readonly card: HTMLDialogElement = element('dialog', {
    onclick: ({ target }) => target === this.card && this.card.close(),
  })
  private returnTo: HTMLElement | null = null

  constructor(
    private readonly host: Element,
    shadow: ShadowRoot,
    private readonly revision: Revision,
  ) {
    shadow.append(this.layer, this.card)
    addEventListener('scroll', () => this.place(), { capture: true, passive: true })
    addEventListener('resize', () => this.place())
  }

  get isOn(): boolean {
    return this.outlines.length > 0
  }

  /** Outlines the page, and moves the focus to the first outline in sight. */
  start(words: OverlayWords, find: FindLines): void {
    this.stop()
    this.returnTo = document.activeElement as HTMLElement | null
    this.outlines = sourcedElements(document.body, find).map((sourced) => ({
      target: sourced.target,
      button: this.outline(sourced),
    }))
    this.layer.setAttribute('aria-label', words.sources)
    this.card.setAttribute('aria-label', words.source)
    this.layer.append(...this.outlines.map(({ button }) => button))
    this.place()
    const inSight = this.outlines.find(({ button }) => !button.hidden && Number.parseFloat(button.style.top) >= 0)
    inSight?.button.focus({ preventScroll: true })
  }

  stop(): void {
    this.card.close()
    const hadFocus = this.isOn && this.host.shadowRoot?.activeElement
    this.outlines = []
    this.layer.replaceChildren()
    if (hadFocus) this.returnTo?.focus({ preventScroll: true })
  }

  /** Closes the card first, then the outlines. @returns whether anything was open */
  leave(): boolean {
    const wasOn = this.isOn
    if (this.card.open) this.card.close()
    else this.stop()
    return wasOn
  }

  private outline({ target, text, lines }: ReturnType<typeof sourcedElements>[number]): HTMLButtonElement {
    return element('button', {
      type: 'button',
      'aria-label': text.length > 80 ? `${text.slice(0, 80)}…` : text,
      'aria-haspopup': 'dialog',
      onclick: () => {
        const items = lines.map((line) => element('li', {}, placeOf(line, this.revision)))
        this.card.replaceChildren(element('p', { class: 'text' }, text), element('ul', {}, ...items))
        this.card.showModal()
      },
      onfocus: () => {
        const { top, bottom } = target.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center' })
        this.place()
      },
    })
  }

  /** Puts every outline over its text; outlines of hidden text are hidden. */
  private place(): void {
    for (const { button, target } of this.outlines) {
      const { left, top, width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      button.hidden = width === 0 || height === 0 || !isShown
      Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    }
  }
}

/** The place of a line: a link to the repository's host if the build knows it. */
function placeOf({ file, line }: SourceLine, { repository, commit }: Revision): HTMLElement {
  const place = `${file}:${line}`
  if (!repository) return element('code', {}, place)
  // Without `plain=1` the host renders MDX, and lines have no address.
  const href = `${repository}/blob/${commit}/${file}?plain=1#L${line}`
  return element('a', { href, target: '_blank', rel: 'noopener' }, place)
}

import { element } from './element'
import type { LoadedPage } from './loadPage'
import { sourcedElements, type SourcedElement } from './pageTexts'
import { openOnlySource, sourceList } from './sourceLinks'

/**
 * Outlines what has a source. Each outline is a button over the words it is
 * about, in the order of the page: mouse, keyboard and screen reader use the
 * same ones, and the page itself is left as it is.
 */
export class SourceMode {
  private outlines: { button: HTMLButtonElement; sourced: SourcedElement }[] = []
  private readonly layer = element('div', { class: 'outlines' })
  private readonly card = element('div', { class: 'card', role: 'dialog', hidden: true, tabindex: '-1' })
  private returnTo: HTMLElement | null = null

  constructor(
    private readonly host: Element,
    shadow: ShadowRoot,
  ) {
    shadow.append(this.layer, this.card)
    addEventListener('scroll', () => this.place(), { capture: true, passive: true })
    addEventListener('resize', () => this.place())
  }

  get isOn(): boolean {
    return this.outlines.length > 0
  }

  /** @param takeFocus moves the focus to the first outline in sight, for the keyboard */
  start(page: LoadedPage, takeFocus: boolean): void {
    this.stop()
    this.returnTo = document.activeElement as HTMLElement | null
    this.outlines = sourcedElements(document.body, page.index).map((sourced) => ({
      sourced,
      button: this.outline(sourced, page),
    }))
    this.layer.setAttribute('aria-label', page.words.sources)
    this.layer.setAttribute('role', 'group')
    this.layer.append(...this.outlines.map(({ button }) => button))
    this.place()
    const inSight = this.outlines.find(({ button }) => !button.hidden && Number.parseFloat(button.style.top) >= 0)
    if (takeFocus) inSight?.button.focus({ preventScroll: true })
  }

  stop(): void {
    const hadFocus = this.isOn && this.host.shadowRoot?.activeElement
    this.outlines = []
    this.layer.replaceChildren()
    this.card.hidden = true
    if (hadFocus) this.returnTo?.focus({ preventScroll: true })
  }

  /** Closes the card first, then the outlines. @returns whether there was anything to leave */
  leave(): boolean {
    if (this.card.hidden) {
      const was = this.isOn
      this.stop()
      return was
    }
    this.card.hidden = true
    this.outlines.find(({ button }) => button.getAttribute('aria-expanded') === 'true')?.button.focus()
    this.collapse()
    return true
  }

  private outline(sourced: SourcedElement, page: LoadedPage): HTMLButtonElement {
    const said = sourced.texts.map(({ text }) => text).join(' · ')
    const button = element('button', {
      type: 'button',
      'aria-label': said.length > 80 ? `${said.slice(0, 80)}…` : said,
      'aria-expanded': 'false',
      title: placesOf(sourced),
      onclick: () => {
        openOnlySource(sourced.texts, page)
        this.show(button, sourced, page)
      },
      onfocus: () => {
        const { top, bottom } = sourced.element.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) sourced.element.scrollIntoView({ block: 'center' })
        this.place()
      },
    })
    return button
  }

  private show(button: HTMLButtonElement, { element: about, texts }: SourcedElement, page: LoadedPage): void {
    this.collapse()
    button.setAttribute('aria-expanded', 'true')
    this.card.setAttribute('aria-label', page.words.source)
    this.card.replaceChildren(...texts.map((text) => sourceList(text, page)))
    this.card.hidden = false
    const { left, bottom, top } = about.getBoundingClientRect()
    const below = bottom + this.card.offsetHeight + 8 < innerHeight
    this.card.style.left = `${Math.max(8, Math.min(left, innerWidth - this.card.offsetWidth - 8))}px`
    this.card.style.top = `${below ? bottom + 4 : Math.max(8, top - this.card.offsetHeight - 4)}px`
    const [first] = this.card.querySelectorAll<HTMLElement>('a, button')
    ;(first ?? this.card).focus()
  }

  private collapse(): void {
    for (const { button } of this.outlines) button.setAttribute('aria-expanded', 'false')
  }

  /** Puts every outline over its words; what is not shown has none. */
  private place(): void {
    for (const { button, sourced } of this.outlines) {
      const { left, top, width, height } = sourced.element.getBoundingClientRect()
      button.hidden = width === 0 || height === 0 || !sourced.element.checkVisibility?.({ visibilityProperty: true })
      Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      // What is small lies over what it stands in.
      button.style.zIndex = String(Math.max(1, 100_000 - Math.round(Math.sqrt(width * height) * 10)))
    }
  }
}

function placesOf({ texts }: SourcedElement): string {
  const places = texts.flatMap(({ segments }) =>
    segments.flatMap(({ statements }) => statements.map(({ file, line }) => `${file}:${line}`)),
  )
  return [...new Set(places)].slice(0, 4).join('\n')
}

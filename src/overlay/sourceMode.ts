import type { SourceLine } from '../sources/sourceLines'
import { element } from './dom'
import type { LoadedPage } from './loadPage'

interface SourcedElement {
  target: Element
  text: string
  lines: SourceLine[]
}

type FindLines = (text: string) => SourceLine[]

const NAMES = ['alt', 'aria-label', 'title', 'placeholder']

/** The elements of the page whose words, or whose name for assistive technology, stand in a file. */
function sourcedElements(root: Element, find: FindLines): SourcedElement[] {
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
  private outlines: { button: HTMLButtonElement; sourced: SourcedElement }[] = []
  private readonly layer = element('div', { class: 'outlines', role: 'group' })
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

  /** Outlines the page, and moves the focus to the first outline in sight. */
  start(page: LoadedPage, find: FindLines): void {
    this.stop()
    this.returnTo = document.activeElement as HTMLElement | null
    this.outlines = sourcedElements(document.body, find).map((sourced) => ({
      sourced,
      button: this.outline(sourced, page),
    }))
    this.layer.setAttribute('aria-label', page.words.sources)
    this.layer.append(...this.outlines.map(({ button }) => button))
    this.place()
    const inSight = this.outlines.find(({ button }) => !button.hidden && Number.parseFloat(button.style.top) >= 0)
    inSight?.button.focus({ preventScroll: true })
  }

  stop(): void {
    const hadFocus = this.isOn && this.host.shadowRoot?.activeElement
    this.outlines = []
    this.layer.replaceChildren()
    this.card.hidden = true
    if (hadFocus) this.returnTo?.focus({ preventScroll: true })
  }

  /** Closes the card first, then the outlines. @returns whether anything was open */
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
    const { text: words, lines } = sourced
    const button = element('button', {
      type: 'button',
      'aria-label': words.length > 80 ? `${words.slice(0, 80)}…` : words,
      'aria-expanded': 'false',
      title: lines.map(({ file, line }) => `${file}:${line}`).join('\n'),
      onclick: () => this.show(button, sourced, page),
      onfocus: () => {
        const { top, bottom } = sourced.target.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) sourced.target.scrollIntoView({ block: 'center' })
        this.place()
      },
    })
    return button
  }

  private show(button: HTMLButtonElement, { target, text, lines }: SourcedElement, page: LoadedPage): void {
    this.collapse()
    button.setAttribute('aria-expanded', 'true')
    this.card.setAttribute('aria-label', page.words.source)
    this.card.replaceChildren(sourceList(text, lines, page))
    this.card.hidden = false
    const { left, bottom, top } = target.getBoundingClientRect()
    const below = bottom + this.card.offsetHeight + 8 < innerHeight
    this.card.style.left = `${Math.max(8, Math.min(left, innerWidth - this.card.offsetWidth - 8))}px`
    this.card.style.top = `${below ? bottom + 4 : Math.max(8, top - this.card.offsetHeight - 4)}px`
    const [first] = this.card.querySelectorAll<HTMLElement>('a, button')
    ;(first ?? this.card).focus()
  }

  private collapse(): void {
    for (const { button } of this.outlines) button.setAttribute('aria-expanded', 'false')
  }

  /** Puts every outline over its text; outlines of hidden text are hidden. */
  private place(): void {
    for (const { button, sourced } of this.outlines) {
      const { left, top, width, height } = sourced.target.getBoundingClientRect()
      const isShown = sourced.target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      button.hidden = width === 0 || height === 0 || !isShown
      Object.assign(button.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      // Small outlines are above those around them.
      button.style.zIndex = String(Math.max(1, 100_000 - Math.round(Math.sqrt(width * height) * 10)))
    }
  }
}

/** The lines where a text is written, with links to the repository's host if the build knows it. */
function sourceList(text: string, lines: readonly SourceLine[], { revision, words }: LoadedPage): HTMLElement {
  const { repository, commit, branch } = revision
  const link = (href: string, name: string) => element('a', { href, target: '_blank', rel: 'noopener' }, name)
  const items = lines.map(({ file, line }) => {
    const place = `${file}:${line}`
    if (!repository) return element('li', {}, element('code', {}, place))
    // Without `plain=1` the host renders MDX, and lines have no address.
    const shown = link(`${repository}/blob/${commit}/${file}?plain=1#L${line}`, place)
    return element('li', {}, shown, link(`${repository}/edit/${branch}/${file}`, words.edit))
  })
  const beginning = text.length > 140 ? `${text.slice(0, 140)}…` : text
  return element('section', {}, element('p', { class: 'text' }, beginning), element('ul', {}, ...items))
}

/**
 * What a reviewer sees of a preview besides the page: a ribbon, and the place
 * of every sentence. One script of its own; the site does not know of it, and
 * no production build has it.
 */
import { element } from './element'
import { loadPage, type LoadedPage } from './loadPage'
import { ChangeMarks } from './changeMarks'
import { CHANGE, changedElement } from './marks'
import { OVERLAY_STYLES } from './overlayStyles'
import { ribbon } from './ribbon'
import { SourceMode } from './sourceMode'

const CLOSED = 'preview-closed'
const TYPING = 'input, textarea, select, [contenteditable]'

function start(): void {
  const host = element('preview-overlay' as 'div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(OVERLAY_STYLES)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)

  const mode = new SourceMode(host, shadow)
  const marks = new ChangeMarks(host, shadow)
  let page: LoadedPage | null = null
  let held = false

  const current = async (): Promise<LoadedPage | null> => {
    if (page?.path !== location.pathname) page = await loadPage(location.pathname)
    return page
  }
  const showSources = async (takeFocus: boolean) => {
    const shown = await current()
    if (shown) mode.start(shown, takeFocus)
  }
  const toggle = () => (mode.isOn ? mode.stop() : void showSources(true))

  async function showRibbon(): Promise<void> {
    const shown = await current()
    shadow.querySelector('.ribbon')?.remove()
    marks.show(shown && !remembersClosing() ? shown.changes : [])
    if (!shown || remembersClosing()) return
    shadow.append(
      ribbon(shown, {
        toggleSources: toggle,
        marksShown: marks.areShown,
        toggleMarks: () => marks.toggle(shown.changes),
        goTo: (change) => mark(shadow, changedElement(change, host)),
        close: () => {
          rememberClosing()
          marks.show([])
          shadow.querySelector('.ribbon')?.remove()
        },
      }),
    )
  }

  addEventListener(
    'keydown',
    (event) => {
      const typing = event.composedPath().some((target) => target instanceof Element && target.matches(TYPING))
      if (event.key === 'Alt' && !event.repeat && !mode.isOn) {
        held = true
        void showSources(false)
      } else if (event.key === 'Escape' && mode.leave()) event.stopImmediatePropagation()
      else if (event.code === 'KeyE' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) toggle()
    },
    true,
  )
  const release = () => {
    if (held) mode.stop()
    held = false
  }
  addEventListener('keyup', (event) => event.key === 'Alt' && release(), true)
  addEventListener('blur', release)

  // The site changes its pages by itself; its title is the sign that it has.
  new MutationObserver(() => {
    if (page?.path === location.pathname) return
    mode.stop()
    void showRibbon()
  }).observe(document.head, { childList: true, subtree: true, characterData: true })
  void showRibbon().then(() => {
    const asked = new URLSearchParams(location.search).get(CHANGE)
    const change = page?.changes.find(({ number }) => asked !== null && number === Number(asked))
    if (change) mark(shadow, changedElement(change, host))
  })
}

/** Leads to a block and outlines it for a moment. */
function mark(shadow: ShadowRoot, about: Element | null): void {
  if (!about) return
  for (const closed of [...ancestors(about)]) if (closed instanceof HTMLDetailsElement) closed.open = true
  about.scrollIntoView({ block: 'center' })
  shadow.querySelector('.mark')?.remove()
  const { left, top, width, height } = about.getBoundingClientRect()
  const frame = element('div', { class: 'mark' })
  Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  shadow.append(frame)
  addEventListener('scroll', () => frame.remove(), { once: true, capture: true })
}

function* ancestors(of: Element): Generator<Element> {
  for (let each = of.parentElement; each; each = each.parentElement) yield each
}

function remembersClosing(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return false
  }
}

function rememberClosing(): void {
  try {
    sessionStorage.setItem(CLOSED, '1')
  } catch {
    // Storage is blocked: closed for this page.
  }
}

start()

/**
 * What a preview adds to a page for reviewers: a ribbon, marks on what changed,
 * and the source of every sentence. A separate script that only previews have.
 */
import { keepStored, readStored } from '../browser/storage'
import { ChangeMarks, CHANGE, changedElement } from './changeMarks'
import { element, placeOver, shadowHost } from './dom'
import { loadPage, type LoadedPage } from './loadPage'
import { OVERLAY_STYLES } from './overlayStyles'
import { ribbon } from './ribbon'
import { SourceMode } from './sourceMode'

/** Key under which the tab stores that the ribbon was closed. */
const CLOSED = 'preview-closed'
const TYPING = 'input, textarea, select, [contenteditable]'

function start(): void {
  const { host, shadow } = shadowHost('preview-overlay', OVERLAY_STYLES)
  document.body.append(host)
  const mode = new SourceMode(host, shadow)
  const marks = new ChangeMarks(shadow)
  let page: LoadedPage | null = null

  const currentPage = async (): Promise<LoadedPage | null> => {
    if (page?.path !== location.pathname) page = await loadPage(location.pathname)
    return page
  }

  async function showRibbon(): Promise<void> {
    const shown = await currentPage()
    const isClosed = readStored('sessionStorage', CLOSED) !== null
    shadow.querySelector('.ribbon')?.remove()
    marks.show(shown && !isClosed ? shown.changes : [])
    if (!shown || isClosed) return
    shadow.append(
      ribbon(shown, {
        toggleSources,
        goTo: (change) => leadTo(shadow, changedElement(change)),
        close: () => {
          keepStored('sessionStorage', CLOSED, '1')
          marks.show([])
          shadow.querySelector('.ribbon')?.remove()
        },
      }),
    )
  }

  const showSources = async () => {
    const shown = await currentPage()
    if (shown) mode.start(shown)
  }
  const toggleSources = () => (mode.isOn ? mode.stop() : void showSources())
  listenToKeys(mode, toggleSources)

  // The site changes pages without a load; a new title shows that it has.
  new MutationObserver(() => {
    if (page?.path === location.pathname) return
    mode.stop()
    void showRibbon()
  }).observe(document.head, { childList: true, subtree: true, characterData: true })

  void showRibbon().then(() => {
    const asked = new URLSearchParams(location.search).get(CHANGE)
    const change = page?.changes.find(({ number }) => asked !== null && number === Number(asked))
    if (change) leadTo(shadow, changedElement(change))
  })
}

/** E shows and hides the sources, Esc closes them. */
function listenToKeys(mode: SourceMode, toggle: () => void): void {
  addEventListener(
    'keydown',
    (event) => {
      const isTyping = event.composedPath().some((target) => target instanceof Element && target.matches(TYPING))
      if (event.key === 'Escape' && mode.leave()) event.stopImmediatePropagation()
      else if (event.code === 'KeyE' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) toggle()
    },
    true,
  )
}

/** Scrolls to a block, opens the `details` around it, and frames it until the next scroll. */
function leadTo(shadow: ShadowRoot, block: Element | null): void {
  if (!block) return
  for (let each = block.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
  block.scrollIntoView({ block: 'center' })
  shadow.querySelector('.mark')?.remove()
  const frame = element('div', { class: 'mark' })
  placeOver(frame, block)
  shadow.append(frame)
  addEventListener('scroll', () => frame.remove(), { once: true, capture: true })
}

start()

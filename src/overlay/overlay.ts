/**
 * What a preview adds to a page for reviewers: a ribbon, marks on what changed,
 * and the source of every sentence. A separate script that only previews have.
 */
import { keepStored, readStored } from '../browser/storage'
import { SOURCES } from '../sources/previewData'
import { createSourceIndex } from '../sources/sourceLines'
import { MARK_STYLES, markChanges } from './changeMarks'
import { shadowHost, styleSheet } from './dom'
import { load, loadPage, type LoadedPage } from './loadPage'
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
  document.adoptedStyleSheets.push(styleSheet(MARK_STYLES))
  let page: LoadedPage | null = null

  const currentPage = async (): Promise<LoadedPage | null> => {
    if (page?.path !== location.pathname) page = await loadPage(location.pathname)
    return page
  }

  async function showRibbon(): Promise<void> {
    const shown = await currentPage()
    const isClosed = readStored('sessionStorage', CLOSED) !== null
    shadow.querySelector('.ribbon')?.remove()
    markChanges(shown && !isClosed ? shown.changes : [])
    if (!shown || isClosed) return
    const close = () => {
      keepStored('sessionStorage', CLOSED, '1')
      void showRibbon()
    }
    shadow.append(ribbon(shown, { toggleSources, close }))
  }

  const showSources = async () => {
    const [shown, files] = await Promise.all([currentPage(), load<Record<string, string>>(SOURCES)])
    if (shown) mode.start(shown, createSourceIndex({ ...files, ...shown.article }))
  }
  const toggleSources = () => (mode.isOn ? mode.stop() : void showSources())
  listenToKeys(mode, toggleSources)

  // The site changes pages without a load; a new title shows that it has.
  new MutationObserver(() => {
    if (page?.path === location.pathname) return
    mode.stop()
    void showRibbon()
  }).observe(document.head, { childList: true, subtree: true, characterData: true })

  void showRibbon()
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

start()

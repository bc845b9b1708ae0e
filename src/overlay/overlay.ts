/**
 * What a preview adds to a page for reviewers: a ribbon, marks on what changed,
 * and the source of every sentence. A separate script that only previews have.
 */
import { SOURCES, type PreviewPage } from '../sources/previewData'
import { createSourceIndex } from '../sources/sourceLines'
import { MARK_STYLES, markChanges } from './changeMarks'
import { styleSheet } from './dom'
import { load, loadPage } from './loadPage'
import { OVERLAY_STYLES } from './overlayStyles'
import { ribbon } from './ribbon'
import { SourceMode } from './sourceMode'

const TYPING = 'input, textarea, select, [contenteditable]'

const host = document.body.appendChild(document.createElement('preview-overlay'))
// Isolated from the styles of the page.
const shadow = host.attachShadow({ mode: 'open' })
shadow.adoptedStyleSheets = [styleSheet(OVERLAY_STYLES)]
const mode = new SourceMode(host, shadow)
document.adoptedStyleSheets.push(styleSheet(MARK_STYLES))
let path = ''
let shown: PreviewPage | null = null

async function showRibbon(): Promise<void> {
  path = location.pathname
  shown = await loadPage(path)
  shadow.querySelector('.ribbon')?.remove()
  markChanges(shown?.changes ?? [])
  if (shown) shadow.append(ribbon(shown, toggleSources))
}

const showSources = async () => {
  const files = await load<Record<string, string>>(SOURCES)
  if (shown && files) mode.start(shown, createSourceIndex(files))
}
const toggleSources = () => (mode.isOn ? mode.stop() : void showSources())
const onKey = (event: KeyboardEvent) => {
  const isTyping = event.composedPath().some((target) => target instanceof Element && target.matches(TYPING))
  if (event.key === 'Escape' && mode.leave()) event.stopImmediatePropagation()
  else if (event.code === 'KeyE' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) toggleSources()
}
addEventListener('keydown', onKey, true)

// The site changes pages without a load; a new title shows that it has.
new MutationObserver(() => {
  if (path === location.pathname) return
  mode.stop()
  void showRibbon()
}).observe(document.head, { childList: true, subtree: true, characterData: true })

void showRibbon()

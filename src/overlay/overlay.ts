/**
 * What a preview adds to a page for reviewers: a ribbon, marks on what changed,
 * and the source of every sentence. A separate script that only previews have.
 */
import { PREVIEW, SOURCES, type Preview } from '../sources/previewData'
import { createSourceIndex } from '../sources/sourceLines'
import { MARK_STYLES, markChanges } from './changeMarks'
import { styleSheet } from './dom'
import { OVERLAY_STYLES } from './overlayStyles'
import { ribbon } from './ribbon'
import { SourceMode } from './sourceMode'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Fetches data of the preview; null if there is none. */
async function load<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Data) : null
}

function start(preview: Preview): void {
  const host = document.body.appendChild(document.createElement('preview-overlay'))
  // Isolated from the styles of the page.
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleSheet(OVERLAY_STYLES)]
  document.adoptedStyleSheets.push(styleSheet(MARK_STYLES))
  const wordsNow = () => preview.words[location.pathname.split('/')[1]] ?? Object.values(preview.words)[0]
  const mode = new SourceMode(host, shadow, preview.revision)
  let path = ''

  function showRibbon(): void {
    path = location.pathname
    shadow.querySelector('.ribbon')?.remove()
    markChanges(preview.changes[path] ?? [])
    shadow.append(ribbon(preview, path, wordsNow(), toggleSources))
  }

  const showSources = async () => {
    const files = await load<Record<string, string>>(SOURCES)
    if (files) mode.start(wordsNow(), createSourceIndex(files))
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
    showRibbon()
  }).observe(document.head, { childList: true, subtree: true, characterData: true })

  showRibbon()
}

void load<Preview>(PREVIEW).then((preview) => preview && start(preview))

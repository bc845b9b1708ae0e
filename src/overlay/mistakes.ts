/** Under development only: tells that the page is older than the content on disk, and which mistakes keep it so. */
import { languageOfPath } from '../routing/localizePath'
import { CONTENT_STATES, type ContentState, type Mistake } from '../sources/previewData'
import { element, shadowHost } from './dom'
import { openInEditor } from './sourceLinks'

declare const MISTAKES_WORDS: Record<string, Record<string, string>>

/** Mistakes that are listed; the terminal has all. */
const LISTED = 20

const STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif;
  --paper: light-dark(#fff4ef, #2a1712); --ink: light-dark(#2b0d05, #ffece5); --line: light-dark(#a8321a, #ff8f73); }
* { box-sizing: border-box; }
section { position: fixed; inset: auto 0 0; z-index: 2147483003; max-height: min(50vh, 26rem); overflow: auto;
  padding: 12px max(16px, calc(50vw - 32rem)); background: var(--paper); color: var(--ink); border-top: 4px solid var(--line); }
h2 { font: inherit; font-weight: 600; margin: 0 96px 8px 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 6px 0; border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
p { margin: 2px 0 0; overflow-wrap: anywhere; }
code { font: 12px/1.4 ui-monospace, monospace; opacity: .85; white-space: nowrap; }
button { font: inherit; color: inherit; background: none; cursor: pointer; min-height: 28px; }
li > button { border: 0; padding: 2px 0; font-family: ui-monospace, monospace; font-size: 13px; text-align: left; text-decoration: underline; overflow-wrap: anywhere; }
.close { position: absolute; inset: 10px max(16px, calc(50vw - 32rem)) auto auto; border: 1px solid var(--line); border-radius: 6px; padding: 2px 10px; }
:focus-visible { outline: 3px solid var(--line); outline-offset: 2px; }
@media print { :host { display: none; } }
`

function start(): void {
  const { host, shadow } = shadowHost('content-mistakes', STYLES)
  // A screen reader speaks of changes in a live region, so it stands there before it has words.
  const live = element('div', { role: 'status' })
  shadow.append(live)
  // First in the page: one Tab away.
  document.body.prepend(host)

  const close = () => live.replaceChildren()
  const show = ({ mistakes }: ContentState) => {
    const words = MISTAKES_WORDS[languageOfPath(location.pathname)]
    live.replaceChildren(...(mistakes.length > 0 ? [panel(mistakes, words, close)] : []))
  }
  new EventSource(CONTENT_STATES).addEventListener('message', ({ data }) =>
    show(JSON.parse(String(data)) as ContentState),
  )
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
}

/** The list of mistakes; the place of each opens in the editor. */
function panel(mistakes: readonly Mistake[], words: Readonly<Record<string, string>>, close: () => void): HTMLElement {
  const rest = mistakes.length - LISTED
  const entries = mistakes.slice(0, LISTED).map((mistake) => {
    const { file, line, column, message, id } = mistake
    const place = element(
      'button',
      { type: 'button', onclick: () => openInEditor(mistake) },
      `${file}:${line}:${column}`,
    )
    return element('li', {}, place, element('p', { lang: 'en' }, message, ' ', element('code', {}, id)))
  })
  return element(
    'section',
    { 'aria-label': words['mistakes.label'] },
    element('h2', {}, words['mistakes.title']),
    element('ul', {}, ...entries),
    rest > 0 && element('p', {}, words['mistakes.more'].replace('{{count}}', String(rest))),
    element('button', { type: 'button', class: 'close', onclick: close }, words['mistakes.close']),
  )
}

start()

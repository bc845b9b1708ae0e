/** In development only: shows that the page is older than the content on disk, and which mistakes prevent the update. */
import { languageOfPath } from '../routing/localizePath'
import { CONTENT_STATES } from '../sources/previewData'
import { element, shadowHost } from './dom'

declare const MISTAKES_WORDS: Record<string, Record<string, string>>

const STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
section { position: fixed; inset: auto 0 0; z-index: 2147483003; max-height: 50vh; overflow: auto; padding: 12px 16px;
  background: light-dark(#fff4ef, #2a1712); color: light-dark(#2b0d05, #ffece5); border-top: 4px solid; }
h2 { margin: 0 0 8px; font: inherit; font-weight: 600; }
p { margin: 0; font: 12px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { :host { display: none; } }
`

const { host, shadow } = shadowHost('content-mistakes', STYLES)
// Screen readers announce changes of a live region only if it exists before it has text.
const live = element('div', { role: 'status' })
shadow.append(live)
document.body.append(host)

new EventSource(CONTENT_STATES).addEventListener('message', ({ data }) => {
  const mistakes = JSON.parse(String(data)) as string[]
  const words = MISTAKES_WORDS[languageOfPath(location.pathname)]
  const title = element('h2', {}, words['mistakes.title'])
  const list = mistakes.map((mistake) => element('p', { lang: 'en' }, mistake))
  live.replaceChildren(...(mistakes.length > 0 ? [element('section', {}, title, ...list)] : []))
})
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) live.replaceChildren()
})

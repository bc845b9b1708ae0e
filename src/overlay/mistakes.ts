/** Under development only: says that the page is older than what is written, and which mistakes keep it so. */
import { languageOfPath } from '../routing/localizePath'
import { CONTENT_STATES, type ContentState } from '../sources/previewData'
import { element } from './element'
import { MISTAKES_STYLES } from './mistakesStyles'
import { mistakesPanel } from './mistakesPanel'

declare const MISTAKES_WORDS: Record<string, Record<string, string>>

function start(): void {
  const host = element('content-mistakes' as 'div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(MISTAKES_STYLES)
  shadow.adoptedStyleSheets = [sheet]
  // A live region speaks of what changes in it, so it stands there before it has words. First in the page: one Tab away.
  const live = element('div', { role: 'status' })
  shadow.append(live)
  document.body.prepend(host)

  const close = () => live.replaceChildren()
  const show = ({ mistakes }: ContentState) => {
    const words = MISTAKES_WORDS[languageOfPath(location.pathname)]
    live.replaceChildren(...(mistakes.length > 0 ? [mistakesPanel(mistakes, words, close)] : []))
  }
  new EventSource(CONTENT_STATES).addEventListener('message', ({ data }) =>
    show(JSON.parse(String(data)) as ContentState),
  )
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
}

start()

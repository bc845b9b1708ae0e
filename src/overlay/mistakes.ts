import { CONTENT_STATES } from '../sources/previewData'
import { element } from './dom'

/**
 * Shows, in development, that the page is older than the content on disk, and which mistakes prevent the update.
 * @param titleNow returns the words above the mistakes
 */
export function showMistakes(titleNow: () => string): void {
  const panel = element('pre', { role: 'alert', hidden: true })
  const place = 'position: fixed; inset: auto 0 0; z-index: 2147483003; max-height: 50vh; overflow: auto; margin: 0'
  panel.style.cssText = `${place}; padding: 8px; background: canvas; color: canvastext; white-space: pre-wrap`
  document.body.append(panel)
  new EventSource(CONTENT_STATES).addEventListener('message', ({ data }) => {
    const mistakes = JSON.parse(String(data)) as string[]
    panel.replaceChildren(titleNow(), element('span', { lang: 'en' }, ['', ...mistakes].join('\n')))
    panel.hidden = mistakes.length === 0
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.hidden = true
  })
}

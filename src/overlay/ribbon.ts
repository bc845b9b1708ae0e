import type { OverlayWords, Revision } from '../sources/previewData'
import { markChanges } from './changeMarks'
import { element } from './dom'

/** The strip at the edge of a preview: its branch and commit, and the number of changes, which are framed. */
export function ribbon(
  revision: Revision,
  words: OverlayWords,
  changes: readonly string[][],
  toggleSources: () => void,
): HTMLElement {
  const name = `${words.label} · ${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`
  const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)
  const strip = element('aside', { class: 'ribbon', 'aria-label': words.label })
  const close = () => {
    strip.remove()
    markChanges([])
  }
  const tools = element(
    'p',
    { class: 'tools' },
    button(words.showSources, toggleSources),
    button(words.close, close),
    changes.length > 0 && element('a', { href: '/__review/' }, words.review),
  )
  const summary = element('summary', {}, `${name} · ${words.changes}: ${changes.length}`)
  strip.append(element('details', {}, summary, tools))
  return strip
}

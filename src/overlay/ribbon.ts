import type { OverlayWords, Preview } from '../sources/previewData'
import { markChanges } from './changeMarks'
import { element } from './dom'

/** The strip at the edge of a preview: its branch and commit, and the number of changes of a page, which are framed. */
export function ribbon(preview: Preview, page: string, words: OverlayWords, toggleSources: () => void): HTMLElement {
  const { revision, changes, newPages } = preview
  const name = `${words.label} · ${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`
  const count = newPages?.includes(page) ? words.newPage : `${words.changes}: ${changes[page]?.length ?? 0}`
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
    Boolean(newPages) && element('a', { href: '/__review/' }, words.review),
  )
  const summary = element('summary', {}, `${name} · ${count}`)
  strip.append(element('details', {}, summary, tools))
  return strip
}

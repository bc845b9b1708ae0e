import { element } from './dom'
import type { LoadedPage } from './loadPage'

interface RibbonActions {
  toggleSources(): void
  close(): void
}

/** The strip at the edge of a preview: its branch and commit, the state of the translation, the number of changes. */
export function ribbon({ words, revision, translation, changes }: LoadedPage, actions: RibbonActions): HTMLElement {
  const name = `${words.label} · ${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`
  const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)
  const tools = element(
    'p',
    { class: 'tools' },
    button(words.showSources, actions.toggleSources),
    button(words.close, actions.close),
    changes.length > 0 && element('a', { href: '/__review/' }, words.review),
  )
  return element(
    'aside',
    { class: 'ribbon', 'aria-label': words.label },
    element(
      'details',
      {},
      element('summary', {}, `${name} · ${words.changes}: ${changes.length}`),
      element('p', {}, words[`translation.${translation}`] ?? translation),
      tools,
    ),
  )
}

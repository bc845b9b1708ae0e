import type { PageChange } from '../sources/previewData'
import { changedElements } from './changeMarks'
import { element } from './dom'
import type { LoadedPage } from './loadPage'

interface RibbonActions {
  toggleSources(): void
  close(): void
}

/** The strip at the edge of a preview: its branch and commit, the state of the translation, the changes of the page. */
export function ribbon({ words, revision, translation, changes }: LoadedPage, actions: RibbonActions): HTMLElement {
  const { branch, commit } = revision
  const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)
  const title = `${words.label} · ${branch || words.unknownBranch} ${commit.slice(0, 7)} · ${words.changes}: ${changes.length}`
  return element(
    'aside',
    { class: 'ribbon', 'aria-label': words.label },
    element(
      'details',
      {},
      element('summary', {}, title),
      element('p', {}, words[`translation.${translation}`] ?? translation),
      element(
        'p',
        { class: 'tools' },
        button(words.showSources, actions.toggleSources),
        button(words.close, actions.close),
        changes.length > 0 && element('a', { href: '/__review/' }, words.review),
      ),
      element('ul', {}, ...changes.map(changeEntry)),
    ),
  )
}

function changeEntry(change: PageChange): HTMLElement {
  const { title, places, words } = change
  const shown = words.map(({ text, mark }) => (mark ? element(mark === '+' ? 'ins' : 'del', {}, text) : text))
  const name = [title, ...places].join(' · ')
  const button = element('button', { type: 'button', onclick: () => leadTo(changedElements(change)) }, name)
  return element('li', {}, button, element('p', { class: 'words' }, ...shown))
}

/** Scrolls to the first element that takes space, and opens the `details` around it. */
function leadTo(found: readonly Element[]): void {
  const block = found.find((each) => each.getBoundingClientRect().height > 0) ?? found[0]
  for (let each = block?.parentElement; each; each = each.parentElement)
    if (each instanceof HTMLDetailsElement) each.open = true
  block?.scrollIntoView({ block: 'center' })
}

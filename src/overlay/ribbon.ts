import type { PageChange } from '../sources/previewData'
import type { FoundSource, SourceIndex } from '../sources/sourceIndex'
import { changeName, roleWord } from './changeMarks'
import { element, markedWords } from './dom'
import type { LoadedPage } from './loadPage'
import { sourceList } from './sourceLinks'

interface RibbonActions {
  toggleSources(): void
  goTo(change: PageChange): void
  close(): void
}

/** The strip at the edge of a preview: its branch and commit, its changes, its source files. */
export function ribbon(page: LoadedPage, actions: RibbonActions): HTMLElement {
  const { words, revision } = page
  const files = [...new Set(page.statements.map(({ file }) => file))]
  const count = (label: string, number: number) => `${label} (${number})`
  const section = (title: string, ...content: (Node | false)[]) =>
    element('details', { name: 'preview' }, element('summary', {}, title), ...content)
  const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)
  return element(
    'aside',
    { class: 'ribbon', 'aria-label': words.label },
    element(
      'details',
      { class: 'whole' },
      element(
        'summary',
        {},
        `${words.label} · ${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`,
      ),
      ...translationState(page),
      element(
        'p',
        { class: 'tools' },
        button(words.showSources, actions.toggleSources),
        button(words.close, actions.close),
      ),
      section(count(words.changes, page.changes.length), ...changeList(page, actions)),
      section(words.head, ...sourcedHead(page.index).map((text) => sourceList(text, page))),
      section(count(words.files, files.length), element('ul', {}, ...files.map((file) => element('li', {}, file)))),
    ),
  )
}

function translationState({ words, translation, owed }: LoadedPage): (HTMLElement | false)[] {
  const state = translation === 'translated' && owed.length > 0 ? 'behind' : translation
  const sections = owed.map(({ title, place }) =>
    element('li', {}, title || words.beginning, ' ', element('code', {}, place)),
  )
  return [
    element('p', {}, words[`translation.${state}`] ?? state),
    sections.length > 0 && element('p', {}, words.owed),
    sections.length > 0 && element('ul', {}, ...sections),
  ]
}

function changeList({ words, changes }: LoadedPage, actions: RibbonActions): (Node | false)[] {
  const reviewLink = element('a', { href: '/__review/' }, words.review)
  if (changes.length === 0) return [element('p', {}, words.noChanges)]
  return [
    element('p', {}, reviewLink),
    element('ul', {}, ...changes.map((change) => changeEntry(change, words, actions))),
  ]
}

function changeEntry(change: PageChange, words: LoadedPage['words'], { goTo }: RibbonActions): HTMLElement {
  const { place, follows, owed: behind } = change
  const title = `${changeName(change, words)}${place ? ` · ${place}` : ''}`
  const cause = follows && `${words.follows} ${roleWord(follows.role, words)} ${follows.place}`
  const head =
    change.kind === 'gone'
      ? element('span', {}, title)
      : element('button', { type: 'button', onclick: () => goTo(change) }, title)
  const notes = [behind, cause].flatMap((note) => (note ? [element('p', { class: 'owed' }, note)] : []))
  return element('li', {}, head, element('p', { class: 'words' }, ...markedWords(change.words)), ...notes)
}

/** The title and the description of the page, which no element of it shows. */
function sourcedHead(index: SourceIndex): FoundSource[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return [document.title, description].map((text) => index.find(text)).filter(({ segments }) => segments.length > 0)
}

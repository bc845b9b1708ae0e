import type { PageChange } from '../sources/previewData'
import { element } from './element'
import type { LoadedPage } from './loadPage'
import { markedWords, roleWord } from './marks'
import { sourcedHead } from './pageTexts'
import { sourceList } from './sourceLinks'
import { openNarrow, openWithoutScripts, otherLanguage, switchTheme } from './views'

interface RibbonActions {
  toggleSources(): void
  marksShown: boolean
  /** @returns whether the marks of what changed are shown now */
  toggleMarks(): boolean
  goTo(change: PageChange): void
  close(): void
}

/** The strip at the edge of a preview: what is shown, from which files, and what changed. */
export function ribbon(page: LoadedPage, actions: RibbonActions): HTMLElement {
  const { words, revision, changes, findings, files } = page
  const count = (label: string, number: number) => `${label} (${number})`
  const section = (title: string, ...content: (Node | string)[]) =>
    element('details', { name: 'preview' }, element('summary', {}, title), ...content)
  const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)
  const language = otherLanguage()
  const list = (items: readonly (Node | string)[]) => element('ul', {}, ...items.map((item) => element('li', {}, item)))
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
        button(words.theme, switchTheme),
        ...(language ? [element('a', { href: language }, words.language)] : []),
        button(words.narrow, openNarrow),
        button(words.withoutScripts, () => void openWithoutScripts()),
        button(words.close, actions.close),
      ),
      section(
        count(words.changes, changes.length),
        ...(changes.length > 0
          ? [
              element('p', { class: 'tools' }, marksButton(words, actions), reviewLink(words)),
              element('ul', {}, ...changes.map((change) => element('li', {}, ...changeEntry(change, words, actions)))),
            ]
          : [
              element('p', {}, page.isNew ? words.newPage : words.noChanges),
              ...(page.isNew ? [reviewLink(words)] : []),
            ]),
      ),
      section(
        count(words.findings, findings.length),
        findings.length > 0
          ? list(findings.map(({ id, text }) => `${words[`finding.${id}`] ?? id}: ${text}`))
          : element('p', {}, words.noFindings),
      ),
      section(words.head, ...sourcedHead(page.index).map((text) => sourceList(text, page))),
      section(count(words.files, files.length), list(files)),
    ),
  )
}

/** What readers of the page get, and what they are not told. */
function translationState({ words, translation, owed }: LoadedPage): HTMLElement[] {
  const state = translation === 'translated' && owed.length > 0 ? 'behind' : translation
  const sections = owed.map(({ title, place }) =>
    element('li', {}, title || words.beginning, ' ', element('code', {}, place)),
  )
  return [
    element('p', {}, words[`translation.${state}`] ?? state),
    ...(sections.length > 0 ? [element('p', {}, words.owed), element('ul', {}, ...sections)] : []),
  ]
}

/** Pressed while the marks on the page are shown. */
function marksButton(words: LoadedPage['words'], { marksShown, toggleMarks }: RibbonActions): HTMLElement {
  const button = element('button', { type: 'button', 'aria-pressed': String(marksShown) }, words.marks)
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(toggleMarks())))
  return button
}

function reviewLink(words: LoadedPage['words']): HTMLElement {
  return element('a', { href: '/__review/' }, words.review)
}

function changeEntry(change: PageChange, words: LoadedPage['words'], { goTo }: RibbonActions): HTMLElement[] {
  const kind = words[`change.${change.kind}`] ?? change.kind
  const title = `${kind} · ${roleWord(change.role, words)}${change.place ? ` · ${change.place}` : ''}`
  const head =
    change.kind === 'gone'
      ? element('span', {}, title)
      : element('button', { type: 'button', onclick: () => goTo(change) }, title)
  return [head, markedWords(change), ...(change.owed ? [element('p', { class: 'owed' }, change.owed)] : [])]
}

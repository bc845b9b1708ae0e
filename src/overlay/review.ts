/** `/__review/` of a preview: every change of the branch, side by side, with links to its pages. */
import { DEFAULT_LANGUAGE } from '../routing/languages'
import { CHANGE_GROUPS, type ReviewPage } from '../sources/previewData'
import { CHANGE, changeName } from './changeMarks'
import { element, markedWords, styleSheet } from './dom'
import { lineAddress } from './sourceLinks'

type Entry = ReviewPage['entries'][number]

/** Number of pages of a change that are listed at once; the others are folded. */
const LISTED = 6

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --paper: light-dark(#fffdf8, #10202b);
  --ink: light-dark(#0b2230, #eef4f5); --line: light-dark(#c4ccd0, #3d5260); --soft: light-dark(#4c5f69, #a9bac2);
  --added: light-dark(#dcf3dc, #12401f); --removed: light-dark(#fbdedb, #541d18); --mark: light-dark(#7a3bb8, #d6a8ff);
  background: var(--paper); color: var(--ink); }
* { box-sizing: border-box; } body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; margin: 0; } h2 { font-size: 1.25rem; margin: 32px 0 8px; } h3 { font-size: 1rem; margin: 0 0 8px; overflow-wrap: anywhere; }
h4 { font-size: .8125rem; margin: 0; color: var(--soft); font-weight: 500; }
p { margin: 4px 0; } a { color: inherit; } ul { margin: 0; padding-left: 20px; } li { overflow-wrap: anywhere; padding: 2px 0; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 12px 0; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } .sides > * { min-width: 0; }
.sides p { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow: auto; }
ins { background: var(--added); text-decoration: underline; text-decoration-thickness: 1px; } del { background: var(--removed); }
.owed { border-left: 4px solid var(--mark); padding-left: 12px; }
.lost { border-left: 4px solid light-dark(#b3261e, #ff8f73); padding-left: 12px; }
.pages { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; padding: 8px 0 0; } .pages a, summary { display: inline-block; min-height: 24px; }
summary { cursor: pointer; color: var(--soft); } img { max-width: 100%; max-height: 32rem; border: 1px solid var(--line); margin: 4px 8px 0 0; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; } }
`

async function start(): Promise<void> {
  document.adoptedStyleSheets = [styleSheet(STYLES)]
  const review = (await (await fetch('/__preview/review.json')).json()) as ReviewPage
  const language = navigator.languages.find((each) => each.slice(0, 2) in review.words)?.slice(0, 2) ?? DEFAULT_LANGUAGE
  const words = review.words[language]
  document.documentElement.lang = language
  document.title = words['review.title']
  document.body.replaceChildren(element('main', {}, ...content(review, words)))
}

type Words = Record<string, string>

function content(review: ReviewPage, words: Words): (HTMLElement | false)[] {
  const { revision, entries, changed, compared, unseen } = review
  const groups = CHANGE_GROUPS.flatMap((group) => {
    const own = entries.flatMap((entry, number) =>
      entry.group === group ? [changeOf(entry, number, review, words)] : [],
    )
    return own.length > 0 ? [element('h2', {}, words[`group.${group}`]), ...own] : []
  })
  const counts = `${words['review.pages']}: ${changed} / ${compared}. ${words['review.changes']}: ${entries.length}.`
  const files = unseen.map((file) => element('li', {}, element('code', {}, file)))
  const title = element('h2', {}, `${words['review.unseen']} (${files.length})`)
  return [
    element('h1', {}, words['review.title']),
    element('p', {}, `${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`),
    element('p', {}, counts),
    ...groups,
    files.length > 0 && element('section', {}, title, element('ul', {}, ...files)),
  ]
}

function changeOf(entry: Entry, number: number, { revision }: ReviewPage, words: Words): HTMLElement {
  const { kind, role, place, owed, pages, pictures = [], also = [] } = entry
  const [file, line] = place.split(':')
  const where =
    place && revision.repository
      ? element('a', { href: lineAddress({ file, line: Number(line) }, revision.repository, revision.commit) }, place)
      : element('code', {}, place)
  const link = (path: string) =>
    element('li', {}, path.startsWith('/') ? element('a', { href: `${path}?${CHANGE}=${number}` }, path) : path)
  const list = (listed: readonly string[]) => element('ul', { class: 'pages' }, ...listed.map(link))
  const unfolded = (name: string, count: number, ...shown: HTMLElement[]) =>
    count > 0 && element('details', {}, element('summary', {}, `${words[name]} (${count})`), ...shown)
  const shownPages = (all: readonly string[]) => [
    list(all.slice(0, LISTED)),
    unfolded('review.more', Math.max(0, all.length - LISTED), list(all.slice(LISTED))),
  ]
  // Words that belong to neither version are shown once, above both.
  const isPlain = entry.words.every(({ mark }) => mark === '')
  const side = (own: 'before' | 'after', mark: '-' | '+') => {
    const marked = isPlain ? [] : markedWords(entry.words.filter((each) => each.mark === '' || each.mark === mark))
    const shown = pictures
      .filter((picture) => picture[own])
      .map((picture) => element('img', { src: picture[own], alt: words[`review.${own}`], loading: 'lazy' }))
    return element('div', {}, element('h4', {}, words[`review.${own}`]), element('p', {}, ...marked), ...shown)
  }
  const followers = also.map((each) =>
    element(
      'section',
      {},
      element('p', {}, `${changeName(each, words)}: `, ...markedWords(each.words)),
      ...shownPages(each.pages),
    ),
  )
  return element(
    'article',
    { class: role === 'lost page' ? 'lost' : kind },
    element('h3', {}, changeName(entry, words), place ? ' · ' : '', where),
    isPlain && element('p', {}, ...markedWords(entry.words)),
    element('div', { class: 'sides' }, side('before', '-'), side('after', '+')),
    owed !== undefined && element('p', { class: 'owed' }, owed),
    ...shownPages(pages),
    unfolded('review.also', followers.length, ...followers),
  )
}

void start()

/** `/__review/` of a preview: every change of the branch, side by side, with ways into its pages. */
import type { ReviewPage } from '../sources/previewData'
import { element } from './element'
import { CHANGE, roleWord } from './marks'
import { REVIEW_STYLES } from './reviewStyles'
import { lineAddress } from './sourceLinks'

type Entry = ReviewPage['entries'][number]

/** Pages named of a change that stands on many; the rest waits behind a word. */
const NAMED = 6

async function start(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(REVIEW_STYLES)
  document.adoptedStyleSheets = [sheet]
  const review = (await (await fetch('/__preview/review.json')).json()) as ReviewPage
  const language = navigator.languages.find((each) => each.slice(0, 2) in review.words)?.slice(0, 2) ?? 'en'
  const words = review.words[language]
  document.documentElement.lang = language
  document.title = words['review.title']
  document.body.replaceChildren(element('main', {}, ...content(review, words)))
}

type Words = Record<string, string>

function content(review: ReviewPage, words: Words): HTMLElement[] {
  const { revision, entries, changed, compared, newPages, gonePages, lost, weights } = review
  const list = (title: string, kind: string, items: HTMLElement[]) =>
    items.length > 0
      ? [
          element(
            'section',
            { class: kind },
            element('h2', {}, `${title} (${items.length})`),
            element('ul', {}, ...items),
          ),
        ]
      : []
  const gone = ({ path, title, answer }: ReviewPage['gonePages'][number]) =>
    element('li', {}, element('code', {}, path), ` ${title}${answer === '404' ? '' : ` → ${answer}`}`)
  return [
    element('h1', {}, words['review.title']),
    element('p', {}, `${revision.branch || words.unknownBranch} ${revision.commit.slice(0, 7)}`),
    element(
      'p',
      {},
      `${words['review.pages']}: ${changed} / ${compared}. ${words['review.changes']}: ${entries.length}.`,
    ),
    ...list(words['review.lost'], 'lost', gonePages.filter(({ path }) => lost.includes(path)).map(gone)),
    ...list(
      words['review.new'],
      'new',
      newPages.map(({ path, title }) => element('li', {}, element('a', { href: path }, path), ` ${title}`)),
    ),
    ...list(words['review.gone'], 'gone', gonePages.filter(({ path }) => !lost.includes(path)).map(gone)),
    ...list(
      words['review.weight'],
      'weight',
      weights.map(({ path, before, after }) =>
        element('li', {}, element('a', { href: path }, path), ` ${kilobytes(before)} → ${kilobytes(after)}`),
      ),
    ),
    element('h2', {}, `${words['review.changes']} (${entries.length})`),
    ...entries.map((entry, number) => changeOf(entry, entry.number ?? number, review, words)),
  ]
}

function changeOf(entry: Entry, number: number, { revision }: ReviewPage, words: Words): HTMLElement {
  const { kind, role, place, owed, pages } = entry
  const [file, line] = place.split(':')
  const where =
    place && revision.repository
      ? element('a', { href: lineAddress({ file, line: Number(line) }, revision.repository, revision.commit) }, place)
      : element('code', {}, place)
  const link = (path: string) => element('li', {}, element('a', { href: `${path}?${CHANGE}=${number}` }, path))
  const more = pages.slice(NAMED)
  return element(
    'article',
    { class: kind },
    element('h3', {}, `${words[`change.${kind}`]} · ${roleWord(role, words)}`, place ? ' · ' : '', where),
    element(
      'div',
      { class: 'sides' },
      element('div', {}, element('h4', {}, words['review.before']), side(entry, '-')),
      element('div', {}, element('h4', {}, words['review.after']), side(entry, '+')),
    ),
    ...(owed ? [element('p', { class: 'owed' }, owed)] : []),
    element('ul', { class: 'pages' }, ...pages.slice(0, NAMED).map(link)),
    ...(more.length > 0
      ? [
          element(
            'details',
            {},
            element('summary', {}, `${words['review.more']} (${more.length})`),
            element('ul', { class: 'pages' }, ...more.map(link)),
          ),
        ]
      : []),
  )
}

/** The words of one side, those that are no longer or not yet on the other marked. */
function side({ words }: Entry, own: '+' | '-'): HTMLElement {
  const name = own === '+' ? 'ins' : 'del'
  const said = words.filter(({ mark }) => mark === '' || mark === own)
  return element('p', {}, ...said.map(({ text, mark }) => (mark === '' ? text : element(name, {}, text))))
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

void start()

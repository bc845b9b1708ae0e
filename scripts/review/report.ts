import { lostPages, type ChangeEntry, type Review } from './reviewRecord'

/** Pages spelled out of one change that stands on many. */
const SPELLED_OUT = 4
const HEADINGS = {
  lost: 'LOST: these pages are gone, and their addresses lead nowhere (npm run remove, npm run rename):',
  gone: 'Pages that have another address, or say that they are gone:',
  new: 'New pages:',
  weight: 'Weight of a first visit, compressed:',
}

/** What a review says, in the order of the report: the worst first. */
interface ReportPart {
  /** `heading` for a list, `entry` for a change. */
  lines: string[]
  entry?: ChangeEntry
}

/** The sentence a report begins with: first what is lost. */
export function summaryOf(review: Review): string {
  const { entries, compared, changed, newPages, gonePages } = review
  if (entries.length + newPages.length + gonePages.length === 0) return `No change on ${counted(compared, 'page')}.`
  const lost = lostPages(review).length
  const changes = `${counted(entries.length, 'change')} on ${counted(changed, 'page')} of ${compared}`
  return lost > 0 ? `LOST ${counted(lost, 'page')}; ${changes}` : changes
}

/**
 * The lists and changes of a review.
 * @param page how a path is written
 * @param words how words of writers are written
 */
export function partsOf(review: Review, page: (path: string) => string, words: (text: string) => string): ReportPart[] {
  const list = (title: string, lines: string[]): ReportPart[] =>
    lines.length > 0 ? [{ lines: [title, ...lines.map((line) => `- ${line}`)] }] : []
  const named = ({ path, title }: { path: string; title: string }) => `${page(path)} ${words(title)}`.trimEnd()
  const lost = lostPages(review)
  const answered = review.gonePages.filter((gone) => !lost.includes(gone))
  return [
    ...list(HEADINGS.lost, lost.map(named)),
    ...list(HEADINGS.new, review.newPages.map(named)),
    ...list(
      HEADINGS.gone,
      answered.map(({ path, answer }) => `${page(path)} ${words(answer)}`),
    ),
    ...review.entries.map((entry) => ({ lines: [], entry })),
    ...list(
      HEADINGS.weight,
      abridged(
        review.weights.map(({ path, before, after }) => `${page(path)} ${kilobytes(before)} → ${kilobytes(after)}`),
      ),
    ),
  ]
}

/** `Changed heading`. */
export function titleOf({ kind, role }: ChangeEntry): string {
  return `${kind[0].toUpperCase()}${kind.slice(1)} ${role}`
}

/** Where a change is to be seen: its pages, or how many they are. */
export function pagesOf({ pages }: ChangeEntry, page: (path: string) => string): string {
  return pages.length > SPELLED_OUT ? counted(pages.length, 'page') : pages.map(page).join(', ')
}

/** What a branch changes, as readers see it, for a terminal. */
export function textReport(review: Review): string {
  const parts = partsOf(
    review,
    (path) => path,
    (text) => text,
  ).map(({ lines, entry }) => (entry ? entryText(entry) : lines).join('\n'))
  return `${[summaryOf(review), ...parts].join('\n\n')}\n`
}

function entryText(entry: ChangeEntry): string[] {
  const { place, owed } = entry
  const title = [titleOf(entry), pagesOf(entry, (path) => path), ...(place ? [place] : [])].join(' · ')
  const marked = markedWords(entry, ({ text, mark }) => (mark === '+' ? `{+${text}+}` : `[-${text}-]`))
  return [title, `  ${marked}`, ...(owed ? [`  ! ${owed}`] : [])]
}

type Word = ChangeEntry['words'][number]

/** Words of the whole a reader of the report needs around a change, in characters. */
const NEAR = 60
const LONGEST_NEW = 240

/**
 * The words with their marks; what stands far from any mark is left out.
 * @param write a marked word; words of one side alone may be left out with ''
 */
export function markedWords(
  { words, kind }: Pick<ChangeEntry, 'words' | 'kind'>,
  write: (word: Word) => string,
): string {
  return words
    .map((word, index) => {
      const text = word.text.replace(/\s+/g, ' ')
      if (kind !== 'changed') return text.length > LONGEST_NEW ? `${text.slice(0, LONGEST_NEW)}…` : text
      return word.mark === '' ? shortened(text, index > 0, index < words.length - 1) : write({ ...word, text })
    })
    .join('')
}

function shortened(text: string, cutStart: boolean, cutEnd: boolean): string {
  if (text.length <= NEAR * (cutStart && cutEnd ? 2 : 1)) return text
  const start = cutStart ? text.slice(0, NEAR) : ''
  const end = cutEnd ? text.slice(-NEAR) : ''
  return `${start}…${end}`
}

function abridged(lines: string[]): string[] {
  return lines.length > 8 ? [...lines.slice(0, 8), `and ${lines.length - 8} more`] : lines
}

export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

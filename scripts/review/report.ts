import { lostPages, type ChangeEntry, type Review } from './reviewRecord'

/** A change on more pages than these names their number instead. */
const MOST_NAMED = 4
/** Most lines of the list of weights. */
const MOST_WEIGHTS = 8
const HEADINGS = {
  lost: 'LOST: these pages are gone, and their addresses lead nowhere (npm run remove, npm run rename):',
  gone: 'Pages that have another address, or say that they are gone:',
  new: 'New pages:',
  weight: 'Weight of a first visit, compressed:',
}

/** A change, or a list under its title. */
type ReportPart = { entry: ChangeEntry } | { title: string; items: string[] }

/** The first sentence of a report; it begins with lost pages. */
export function summaryOf(review: Review): string {
  const { entries, compared, changed, newPages, gonePages } = review
  if (entries.length + newPages.length + gonePages.length === 0) return `No change on ${counted(compared, 'page')}.`
  const lost = lostPages(review).length
  const changes = `${counted(entries.length, 'change')} on ${counted(changed, 'page')} of ${compared}`
  return lost > 0 ? `LOST ${counted(lost, 'page')}; ${changes}` : changes
}

/**
 * The lists and changes of a review, in the order of the report.
 * @param page writes the path of a page
 * @param words writes words of writers
 */
export function reportParts(
  review: Review,
  page: (path: string) => string,
  words: (text: string) => string,
): ReportPart[] {
  const list = (title: string, items: string[]): ReportPart[] => (items.length > 0 ? [{ title, items }] : [])
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
    ...review.entries.map((entry) => ({ entry })),
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

/** The pages of a change, or how many they are. */
export function namePages({ pages }: ChangeEntry, page: (path: string) => string): string {
  return pages.length > MOST_NAMED ? counted(pages.length, 'page') : pages.map(page).join(', ')
}

/** A review for the terminal. */
export function textReport(review: Review): string {
  const parts = reportParts(
    review,
    (path) => path,
    (text) => text,
  ).map((part) =>
    ('entry' in part ? entryText(part.entry) : [part.title, ...part.items.map((item) => `- ${item}`)]).join('\n'),
  )
  return `${[summaryOf(review), ...parts].join('\n\n')}\n`
}

function entryText(entry: ChangeEntry): string[] {
  const { place, owed } = entry
  const title = [titleOf(entry), namePages(entry, (path) => path), ...(place ? [place] : [])].join(' · ')
  const marked = markedWords(entry, ({ text, mark }) => (mark === '+' ? `{+${text}+}` : `[-${text}-]`))
  return [title, `  ${marked}`, ...(owed ? [`  ! ${owed}`] : [])]
}

type Word = ChangeEntry['words'][number]

/** Characters that are shown on each side of a change. */
const NEAR = 60
/** Characters that are shown of words that are new or gone as a whole. */
const LONGEST_NEW = 240

/**
 * The words of a change without what stands far from any mark.
 * @param write writes a marked word; '' leaves it out
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
  const rest = lines.length - MOST_WEIGHTS
  return rest > 0 ? [...lines.slice(0, MOST_WEIGHTS), `and ${rest} more`] : lines
}

export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

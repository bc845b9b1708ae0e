import { CHANGE_GROUPS } from '../../src/sources/previewData'
import { writtenMark } from './compareDocuments'
import { lostPages, type ChangeEntry, type Review } from './reviewRecord'

/** A change on more pages than these names their number instead. */
const MOST_NAMED = 4
/** Most lines of a list. */
const MOST_LINES = 8
/** Most files that are named as shown nowhere. */
const MOST_FILES = 6
const LOST = 'LOST: these pages are gone, and their addresses lead nowhere (npm run remove, npm run rename):'
const GROUPS: Record<ChangeEntry['group'], string> = {
  words: 'Words',
  links: 'Links and addresses',
  pictures: 'Pictures',
  looks: 'Looks and code',
  machines: 'What machines read',
}

/** A change, a list under its title, or the heading of a group. */
type ReportPart = { entry: ChangeEntry } | { title: string; items: string[] } | { heading: string }

/** The first sentence of a report; it begins with lost pages. */
export function summaryOf(review: Review): string {
  const { entries, compared, changed, newPages, gonePages, movedPages, scheduled, unseen } = review
  if (entries.length + newPages.length + gonePages.length + movedPages.length + scheduled.length === 0)
    return unseen.length > 0
      ? `Nothing that a visitor meets changed on ${counted(compared, 'page')}.`
      : `No change on ${counted(compared, 'page')}.`
  const lost = lostPages(review).length
  const changes = `${counted(entries.length, 'change')} on ${counted(changed, 'page')} of ${compared}`
  return lost > 0 ? `LOST ${counted(lost, 'page')}; ${changes}` : changes
}

/** The last line of a report: what it cannot show. */
export function unseenLine({ unseen }: Pick<Review, 'unseen'>, write: (file: string) => string): string[] {
  if (unseen.length === 0) return []
  const more = unseen.length > MOST_FILES ? [`and ${unseen.length - MOST_FILES} more`] : []
  const files = unseen.length === 1 ? '1 changed file shows' : `${unseen.length} changed files show`
  return [`${files} nowhere: ${[...unseen.slice(0, MOST_FILES).map(write), ...more].join(', ')}`]
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
  const list = (title: string, items: string[]): ReportPart[] => {
    const rest = items.length - MOST_LINES
    const shown = rest > 0 ? [...items.slice(0, MOST_LINES), `and ${rest} more`] : items
    return items.length > 0 ? [{ title, items: shown }] : []
  }
  const named = ({ path, title }: { path: string; title: string }) => `${page(path)} ${words(title)}`.trimEnd()
  const until = (day: string) => (day === 'draft' ? 'a draft' : `from ${day}`)
  const lost = lostPages(review)
  const gone = review.gonePages.filter((each) => !lost.includes(each))
  const lists: Partial<Record<ChangeEntry['group'], ReportPart[]>> = {
    words: [
      ...list('New pages:', review.newPages.map(named)),
      ...list(
        'Not published yet:',
        review.scheduled.map((text) => `${named(text)}, ${until(text.day)}`),
      ),
    ],
    links: [
      ...list(
        'Pages that have another address:',
        review.movedPages.map(({ from, to }) => `${page(from)} moved to ${page(to)}`),
      ),
      ...list(
        'Pages that are gone, and say so or lead to another:',
        gone.map(({ path, answer }) =>
          answer === 'gone' ? `${page(path)} says that it is gone` : `${page(path)} leads to ${page(answer)}`,
        ),
      ),
    ],
  }
  const groups = CHANGE_GROUPS.flatMap((group): ReportPart[] => {
    const entries = review.entries.filter((entry) => entry.group === group).map((entry) => ({ entry }))
    const parts = [...(lists[group] ?? []), ...entries]
    return parts.length > 0 ? [{ heading: GROUPS[group] }, ...parts] : []
  })
  return [...list(LOST, lost.map(named)), ...groups]
}

/** `Changed heading`; of what has no words of its own, what became of it. */
export function titleOf({ kind, role, pages }: ChangeEntry): string {
  if (role === 'share picture') return `Share pictures of ${counted(pages.length, 'page')} drawn anew`
  if (role === 'look')
    return pages.length > 0 ? `Other looks of ${counted(pages.length, 'page')}` : 'Other looks, after a click'
  if (role === 'script') return `Other code in the scripts of ${counted(pages.length, 'page')}`
  return `${kind[0].toUpperCase()}${kind.slice(1)} ${role}`
}

/** The pages of a change, or how many they are, behind a dot; '' where its title says it. */
export function pagesOf(entry: ChangeEntry, page: (path: string) => string): string {
  const { pages } = entry
  if (titleOf(entry).includes(counted(pages.length, 'page'))) return ''
  return ` · ${pages.length > MOST_NAMED ? counted(pages.length, 'page') : pages.map(page).join(', ')}`
}

/** A review for the terminal. */
export function textReport(review: Review): string {
  const asIs = (text: string) => text
  const parts = reportParts(review, asIs, asIs).map((part) => {
    if ('heading' in part) return `== ${part.heading} ==`
    if ('title' in part) return [part.title, ...part.items.map((item) => `- ${item}`)].join('\n')
    const { place, owed } = part.entry
    const title = `${titleOf(part.entry)}${pagesOf(part.entry, asIs)}${place && ` · ${place}`}`
    return `${title}\n  ${markedWords(part.entry)}${owed ? `\n  ! ${owed}` : ''}`
  })
  return `${[summaryOf(review), ...parts, ...unseenLine(review, asIs)].join('\n\n')}\n`
}

/** Characters that are shown on each side of a change. */
const NEAR = 60
/** Characters that are shown of words that are new or gone as a whole. */
const LONGEST_NEW = 240

/**
 * The words of a change without what stands far from any mark.
 * @param side leaves out what the other side of the change says
 */
export function markedWords({ words, kind }: Pick<ChangeEntry, 'words' | 'kind'>, side?: '+' | '-'): string {
  return words
    .map((word, index) => {
      const text = word.text.replace(/\n$/, '; ').replace(/\s+/g, ' ')
      if (kind !== 'changed' || (words.length === 1 && word.mark === ''))
        return text.length > LONGEST_NEW ? `${text.slice(0, LONGEST_NEW)}…` : text
      if (word.mark === '') return shortened(text, index > 0, index < words.length - 1)
      return side && word.mark !== side ? '' : writtenMark({ ...word, text })
    })
    .join('')
    .replace(/; (.?.?)$/, '$1')
}

function shortened(text: string, cutStart: boolean, cutEnd: boolean): string {
  if (text.length <= NEAR * (cutStart && cutEnd ? 2 : 1)) return text
  return `${cutStart ? text.slice(0, NEAR) : ''}…${cutEnd ? text.slice(-NEAR) : ''}`
}

export function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

import { CHANGE_GROUPS, type Follower } from '../../src/sources/previewData'
import { writtenMark } from './compareDocuments'
import { deltaOf, isDerived, isWhole, SAYING } from './gatherEntries'
import { beginningOf, type ChangeEntry, type Review } from './reviewRecord'

/** A change on more pages only names their number. */
const MOST_NAMED = 4
/** Maximum number of unshown files, and of kinds of followers, that are named. */
const MOST_FILES = 6
const MOST_FOLLOWERS = 4
/** Maximum letters that are shown of a record's name. */
const LONGEST_ABOUT = 60
const GROUPS: Record<ChangeEntry['group'], string> = {
  words: 'Words',
  links: 'Links and addresses',
  pictures: 'Pictures',
  looks: 'Looks and code',
  machines: 'What machines read',
}

/** The first sentence of a report; it begins with lost pages. */
export function summaryOf(review: Review): string {
  const { entries, compared, changed, unseen } = review
  const nothing = unseen.length > 0 ? 'Nothing that a visitor meets changed' : 'No change'
  if (entries.length === 0) return `${nothing} on ${counted(compared, 'page')}.`
  const lost = entries.filter(({ role }) => role === 'lost page').length
  const changes = `${counted(entries.length, 'change')} on ${counted(changed, 'page')} of ${compared}`
  return lost > 0 ? `LOST ${counted(lost, 'page')}; ${changes}` : changes
}

/** The last line of a report: the changed files that no page shows. */
export function unseenLine({ unseen }: Pick<Review, 'unseen'>, write: (file: string) => string): string[] {
  if (unseen.length === 0) return []
  const more = unseen.length > MOST_FILES ? [`and ${unseen.length - MOST_FILES} more`] : []
  const files = unseen.length === 1 ? '1 changed file shows' : `${unseen.length} changed files show`
  return [`${files} nowhere: ${[...unseen.slice(0, MOST_FILES).map(write), ...more].join(', ')}`]
}

/** The changes of a review by group, each under its heading, in the order of the report. */
export function reportGroups({ entries }: Review): { heading: string; entries: ChangeEntry[] }[] {
  return CHANGE_GROUPS.map((group) => ({
    heading: GROUPS[group],
    entries: entries.filter((entry) => entry.group === group),
  })).filter((group) => group.entries.length > 0)
}

/** Titles of changes whose kind and role say less. */
const TITLES: Readonly<Record<string, string>> = {
  'lost page': 'LOST page: its address leads nowhere (npm run remove, npm run rename)',
  'page to come': 'Page to come',
  address: 'Page moved to',
  look: 'Other looks',
  script: 'Other code in the scripts of pages',
  'share picture': 'Share pictures drawn anew',
}

/** `Changed heading`, `Changed price “Engineer, a month”`, `Page to come on 15 December 2026`. */
export function titleOf({ kind, role, name, about, text }: ChangeEntry): string {
  if (/^(address|page to come)$/.test(role)) return `${TITLES[role]} ${text}`
  const title = TITLES[role] ?? `${kind[0].toUpperCase()}${kind.slice(1)} ${name ?? role}`
  return about ? `${title} “${beginningOf(about, LONGEST_ABOUT)}”` : title
}

/** The pages of a change, or their number. */
export function pagesOf({ pages }: Pick<ChangeEntry, 'pages'>, page: (path: string) => string): string {
  if (pages.length === 0) return 'after a click'
  return pages.length > MOST_NAMED ? counted(pages.length, 'page') : pages.map(page).join(', ')
}

/** A change and its followers with other words. */
export function sayingOf(entry: ChangeEntry): (ChangeEntry | Follower)[] {
  const said = new Set(deltaOf(entry))
  const says = (each: Follower) => {
    const isNew = deltaOf(each).some((run) => !said.has(run))
    for (const run of deltaOf(each)) said.add(run)
    return isNew && (SAYING.test(each.role) || !isDerived(each)) && !each.role.endsWith('picture')
  }
  return [entry, ...(isWhole(entry) ? [] : (entry.also ?? []).filter(says))]
}

/** The roles of a change's followers; '' for none. */
export function followersOf(entry: ChangeEntry): string {
  const roles = new Map<string, string[]>()
  for (const { role, pages } of entry.also ?? []) roles.set(role, [...new Set([...(roles.get(role) ?? []), ...pages])])
  const named = [...roles].map(([role, pages]) => `${role} (${pagesOf({ pages }, String)})`)
  const more = named.length > MOST_FOLLOWERS ? [`${named.length - MOST_FOLLOWERS} more`] : []
  return named.length > 0 ? `with it: ${[...named.slice(0, MOST_FOLLOWERS), ...more].join(', ')}` : ''
}

/** A review for the terminal. */
export function textReport(review: Review): string {
  const parts = reportGroups(review).flatMap(({ heading, entries }) => [
    `== ${heading} ==`,
    ...entries.map((entry) => {
      const title = [titleOf(entry), pagesOf(entry, String), entry.place].filter(Boolean).join(' · ')
      const below = [
        ...sayingOf(entry).map((each) => markedWords(each)),
        entry.owed && `! ${entry.owed}`,
        followersOf(entry),
      ]
      return [title, ...below.filter(Boolean)].join('\n  ')
    }),
  ])
  return `${[summaryOf(review), ...parts, ...unseenLine(review, String)].join('\n\n')}\n`
}

/** Characters that are shown on each side of a change. */
const NEAR = 60
/** Maximum characters that are shown of words that are new or gone as a whole. */
const LONGEST_NEW = 240

/**
 * The words of a change without text far from any mark.
 * @param near number of characters on each side; if there are few, three times as many of the marked words
 */
export function markedWords({ words, kind }: Pick<ChangeEntry, 'words' | 'kind'>, near = NEAR): string {
  return words
    .map((word, index) => {
      const text = word.text.replace(/\n$/, '; ').replace(/\s+/g, ' ')
      if (kind !== 'changed' || (words.length === 1 && word.mark === '')) return beginningOf(text, LONGEST_NEW)
      if (word.mark === '') return shortened(text, near, index > 0, index < words.length - 1)
      return writtenMark({ ...word, text: near < NEAR ? beginningOf(text, 3 * near) : text })
    })
    .join('')
    .replace(/; (.?.?)$/, '$1')
}

function shortened(text: string, near: number, cutStart: boolean, cutEnd: boolean): string {
  if (text.length <= near * (cutStart && cutEnd ? 2 : 1)) return text
  return `${cutStart ? text.slice(0, near) : ''}…${cutEnd ? text.slice(-near) : ''}`
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** Checks of records against each other: order, number, and what stands twice. */
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import type { ContentTypeName } from '../model/contentTypes'
import type { RecordFile } from '../read/readRecords'
import type { DataDocument } from '../report/positions'
import { fileStart, type Report } from '../report/problem'
import type { Category } from '../schemas/category'
import type { Project } from '../schemas/project'
import type { Redirect } from '../schemas/redirect'
import type { Service } from '../schemas/service'
import type { TimelineItem } from '../schemas/timelineItem'

/** Services that home page and header have room for (spec section 2, "Services"). */
const MOST_MAIN = 6

/** Lists whose section would stand empty on a page. */
const NEVER_EMPTY: readonly ContentTypeName[] = [
  'TechnologyGroup',
  'ProcessStep',
  'FaqEntry',
  'TimelineItem',
  'Testimonial',
  'Category',
]

/** Checks the records that could be read. */
export function checkLists(files: readonly RecordFile[], report: Report): void {
  const readable = files.filter(({ value }) => value !== null)
  checkOrder(readable, report)
  checkMain(readable, report)
  for (const { type, file, document, value } of readable) {
    if (type === 'Service')
      for (const index of repeatedIn((value as Service).projects))
        report('field/repeated-project', document.at(['projects', index]), 'This project stands twice in the list.')
    if (type === 'Project')
      for (const index of repeatedIn((value as Project).screenshots.map(({ src }) => src)))
        report('field/repeated-picture', document.at(['screenshots', index]), 'This picture stands twice in the list.')
    if (type === 'Category') checkCategories(value as Category[], document, report)
    if (type === 'TimelineItem') checkTimeline(value as TimelineItem[], document, report)
    if (NEVER_EMPTY.includes(type) && Array.isArray(value) && value.length === 0)
      report('record/empty-list', fileStart(file), 'The list is empty, and the page has a section for it.')
  }
}

/** Reports two records with one number: most often one is a copy of the other. */
function checkOrder(files: readonly RecordFile[], report: Report): void {
  const first = new Map<string, string>()
  for (const { type, file, document, value } of files) {
    const { order } = value as { order?: number }
    if (order === undefined) continue
    const other = first.get(`${type} ${order}`)
    const message = `${other} has order ${order}, too. Give each its own number.`
    if (other) report('record/repeated-order', document.at(['order']), message)
    else first.set(`${type} ${order}`, file)
  }
}

function checkMain(files: readonly RecordFile[], report: Report): void {
  const main = files
    .flatMap(({ type, document, value }) => (type === 'Service' ? { document, service: value as Service } : []))
    .filter(({ service }) => service.main)
    .sort((a, b) => a.service.order - b.service.order)
  const message = `${main.length} services are "main"; home page and header have room for ${MOST_MAIN}.`
  for (const { document } of main.slice(MOST_MAIN)) report('record/too-many-main', document.at(['main']), message)
}

/** Indices of the names that stand in a list before. */
function repeatedIn(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
}

/** Posts name their category by its name in the default language. */
function checkCategories(categories: readonly Category[], document: DataDocument, report: Report): void {
  for (const index of repeatedIn(categories.map(({ name }) => name[DEFAULT_LANGUAGE].toLowerCase())))
    report(
      'record/repeated-category',
      document.at([index, 'name', DEFAULT_LANGUAGE]),
      'Two categories have this name, and posts name theirs by it.',
    )
}

function checkTimeline(items: readonly TimelineItem[], document: DataDocument, report: Report): void {
  for (const [index, { year }] of items.entries()) {
    if (index === 0 || year > items[index - 1].year) continue
    const message =
      year === items[index - 1].year
        ? `${year} stands twice. Put both into one entry.`
        : `${year} stands below ${items[index - 1].year}. The oldest year comes first.`
    report('record/timeline-order', document.at([index, 'year']), message)
  }
}

/**
 * Checks the addresses that pages had against each other and against the pages there are: each leads to a page in
 * one step, and none hides a page. Where they lead is checked as any link.
 * @param pages paths of all pages, without language
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  document: DataDocument,
  pages: ReadonlySet<string>,
  report: Report,
): void {
  for (const index of repeatedIn(redirects.map(({ from }) => from)))
    report(
      'redirect/repeated',
      document.at([index, 'from']),
      'This address stands here twice. Keep the entry that is true.',
    )
  for (const [index, { from, to }] of redirects.entries()) {
    const at = (field: keyof Redirect) => document.at([index, field])
    const [target] = to?.split(/[?#]/) ?? []
    const next = redirects.find((other) => other.from === target)
    if (pages.has(from))
      report(
        'redirect/hides-page',
        at('from'),
        `There is a page "${from}", which nobody would see any more. Remove the entry.`,
      )
    if (next)
      report(
        'redirect/chain',
        at('to'),
        next.to
          ? `"${target}" leads on to "${next.to}". Write where it ends, so that one step is enough.`
          : `"${target}" is gone itself. Name a page that is there, or remove "to".`,
      )
  }
}

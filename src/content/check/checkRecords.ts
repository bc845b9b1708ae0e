/** Checks of records against each other: order, number, repetitions. */
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import type { RecordFile } from '../read/readRecords'
import type { DataDocument } from '../report/positions'
import type { Report } from '../report/problem'
import type { Category } from '../schemas/category'
import type { Redirect } from '../schemas/redirect'
import type { Service } from '../schemas/service'
import { repeatedIn } from './checkFields'

/** Most services on the home page and in the header (spec section 2, "Services"). */
const MOST_MAIN = 6

/** Checks the records that could be read. */
export function checkLists(files: readonly RecordFile[], report: Report): void {
  const readable = files.filter(({ value }) => value !== null)
  checkOrder(readable, report)
  checkMain(readable, report)
  for (const { type, document, value } of readable)
    if (type === 'Category') checkCategories(value as Category[], document, report)
}

/** Reports records of one type with the same order. */
function checkOrder(files: readonly RecordFile[], report: Report): void {
  const first = new Map<string, string>()
  for (const { type, file, document, value } of files) {
    const { order } = value as { order?: number }
    if (order === undefined) continue
    const other = first.get(`${type} ${order}`)
    const message = `${other} has the order ${order} too. Each record needs its own.`
    if (other) report('record/repeated-order', document.at(['order']), message)
    else first.set(`${type} ${order}`, file)
  }
}

function checkMain(files: readonly RecordFile[], report: Report): void {
  const main = files
    .flatMap(({ type, document, value }) => (type === 'Service' ? { document, service: value as Service } : []))
    .filter(({ service }) => service.main)
    .sort((a, b) => a.service.order - b.service.order)
  const message = `${main.length} services are "main"; home page and header can show ${MOST_MAIN}.`
  for (const { document } of main.slice(MOST_MAIN)) report('record/too-many-main', document.at(['main']), message)
}

/** Posts name their category by its name in the default language. */
function checkCategories(categories: readonly Category[], document: DataDocument, report: Report): void {
  const message = 'Two categories have this name. Posts refer to a category by its name.'
  for (const index of repeatedIn(categories.map(({ name }) => name[DEFAULT_LANGUAGE].toLowerCase())))
    report('record/repeated-category', document.at([index, 'name', DEFAULT_LANGUAGE]), message)
}

/**
 * Checks that redirects are unique, need one step, and hide no page. `checkLink` checks their targets.
 * @param pages paths of all pages, without language
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  document: DataDocument,
  pages: ReadonlySet<string>,
  report: Report,
): void {
  for (const index of repeatedIn(redirects.map(({ from }) => from)))
    report('redirect/repeated', document.at([index, 'from']), 'The file lists this address twice. Remove one entry.')
  for (const [index, { from, to }] of redirects.entries()) {
    const at = (field: keyof Redirect) => document.at([index, field])
    const [target] = to?.split(/[?#]/) ?? []
    const next = redirects.find((other) => other.from === target)
    if (pages.has(from))
      report(
        'redirect/hides-page',
        at('from'),
        `The page "${from}" exists; this entry would hide it. Remove the entry.`,
      )
    const message = next?.to
      ? `"${target}" redirects to "${next.to}". Write the last address of the chain.`
      : `"${target}" is a removed page. Name an existing page, or remove "to".`
    if (next) report('redirect/chain', at('to'), message)
  }
}

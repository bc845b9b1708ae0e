import type { SearchQuery } from './filterArticles'
import { sameQuery } from './searchState'

/** The query that `?q=…&category=…` stands for; other parameters are ignored. */
export function queryOfAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  return { text: (parameters.get('q') ?? '').trim(), category: parameters.get('category') || null }
}

/** `?q=…&category=…` of a query, or nothing for an empty one. Parameters of others (a campaign's) are kept. */
export function addressOfQuery({ text, category }: SearchQuery, current = ''): string {
  const parameters = new URLSearchParams(current)
  parameters.delete('q')
  parameters.delete('category')
  if (text.trim()) parameters.set('q', text.trim())
  if (category) parameters.set('category', category)
  const search = parameters.toString()
  return search && `?${search}`
}

/** Entries of the browser's history to write, in order. */
export interface HistoryWrite {
  readonly how: 'replace' | 'push'
  readonly query: SearchQuery
}

/**
 * How a newly applied query gets into the browser's history. Typing rewrites
 * the entry at hand. A step (category, search button) gets an entry of its
 * own, so that Back returns to `settled`, the last query that had one; an entry
 * that typing has rewritten in the meantime is given back to it first.
 */
export function historyWrites(
  settled: SearchQuery,
  shown: SearchQuery,
  applied: SearchQuery,
  step: boolean,
): HistoryWrite[] {
  if (!step) return sameQuery(shown, applied) ? [] : [{ how: 'replace', query: applied }]
  if (!sameQuery(shown, applied)) return [{ how: 'push', query: applied }]
  if (sameQuery(settled, applied)) return []
  return [
    { how: 'replace', query: settled },
    { how: 'push', query: applied },
  ]
}

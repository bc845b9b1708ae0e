import type { SearchQuery } from './filterArticles'

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

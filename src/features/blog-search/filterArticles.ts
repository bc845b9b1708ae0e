import { normalise, withoutAccents } from '../../text/normalise'

/** The fields of an article that the search reads. */
export interface SearchableArticle {
  readonly title: string
  readonly excerpt: string
  readonly category: { readonly id: string; readonly name: string }
  readonly author: { readonly name: string }
  readonly featured: boolean
}

/** The query of a visitor. `category` is an id; null stands for all categories. */
export interface SearchQuery {
  readonly text: string
  readonly category: string | null
}

export const EMPTY_QUERY: SearchQuery = { text: '', category: null }

interface SearchResults<Article> {
  readonly featured: Article | null
  /** Every other result, in the order of the list. */
  readonly rest: readonly Article[]
  readonly count: number
}

/**
 * The articles that match a query (spec section 5, "Blog search"): title, excerpt, category or author name contain the
 * trimmed text, ignoring case and what keyboards write differently; the category is the same. The first featured one is
 * returned separately (section 4).
 */
export function filterArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  query: SearchQuery,
): SearchResults<Article> {
  const wanted = fold(query.text)
  const found = articles.filter(
    ({ title, excerpt, category, author }) =>
      (query.category === null || category.id === query.category) &&
      [title, excerpt, category.name, author.name].some((words) => fold(words).includes(wanted)),
  )
  const featured = found.find((article) => article.featured) ?? null
  return { featured, rest: found.filter((article) => article !== featured), count: found.length }
}

/** The form in which texts are compared: with the signs of keyboards, because articles have those of typesetters. */
function fold(text: string): string {
  return withoutAccents(normalise(text))
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
}

/** Each category of a list once, in the order of first appearance. */
export function distinctCategories<Category extends { readonly id: string }>(
  articles: readonly { readonly category: Category }[],
): Category[] {
  return [...new Map(articles.map(({ category }) => [category.id, category])).values()]
}

/** Reads `?q=…&category=…`; other parameters are ignored. */
export function queryOfAddress(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  return { text: (parameters.get('q') ?? '').trim(), category: parameters.get('category') || null }
}

/** `?q=…&category=…` of a query; empty for an empty query. Other parameters (of a campaign) are kept. */
export function addressOfQuery({ text, category }: SearchQuery, current = ''): string {
  const parameters = new URLSearchParams(current)
  parameters.delete('q')
  parameters.delete('category')
  if (text.trim()) parameters.set('q', text.trim())
  if (category) parameters.set('category', category)
  const search = parameters.toString()
  return search && `?${search}`
}

/** What the search looks at in an article. */
export interface SearchableArticle {
  readonly title: string
  readonly excerpt: string
  readonly category: { readonly id: string; readonly name: string }
  readonly author: { readonly name: string }
  readonly featured: boolean
}

/** What a visitor looks for. `category` is the id of one, null stands for all. */
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
 * The articles that match a query (spec section 5, "Blog search"): the trimmed
 * text is part of title, excerpt, category or author name, whatever its case;
 * the category is the same. The first featured one is set apart (section 4).
 */
export function filterArticles<Article extends SearchableArticle>(
  articles: readonly Article[],
  query: SearchQuery,
): SearchResults<Article> {
  const wanted = fold(query.text.trim())
  const found = articles.filter(
    ({ title, excerpt, category, author }) =>
      (query.category === null || category.id === query.category) &&
      [title, excerpt, category.name, author.name].some((words) => fold(words).includes(wanted)),
  )
  const featured = found.find((article) => article.featured) ?? null
  return { featured, rest: found.filter((article) => article !== featured), count: found.length }
}

/** Without case and joiners, with every space alike, and with ё as е, which is how most people type it. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u2060', '').replace(/\s+/g, ' ')
}

/** Each category of a list once, in the order of first appearance. */
export function distinctCategories<Category extends { readonly id: string }>(
  articles: readonly { readonly category: Category }[],
): Category[] {
  return [...new Map(articles.map(({ category }) => [category.id, category])).values()]
}

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

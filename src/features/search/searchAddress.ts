/** `?q=…` of a query; empty for an empty query. */
export function searchParameters(query: string): string {
  return query.trim() && `?${new URLSearchParams({ q: query.trim() }).toString()}`
}

/** The query in `?q=…`. */
export function queryOfAddress(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim()
}

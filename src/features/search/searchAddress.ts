import type { Language } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'

/** `?q=…` of a query; empty for an empty query. */
export function searchParameters(query: string): string {
  return query.trim() && `?${new URLSearchParams({ q: query.trim() }).toString()}`
}

/** Address of a search: `/ru/search?q=…`, without a query `/ru/search`. */
export function searchAddress(query: string, language: Language): string {
  return localizePath('/search', language) + searchParameters(query)
}

/** The query in `?q=…`. */
export function queryOfAddress(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim()
}

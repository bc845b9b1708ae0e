import type { Language } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'

/** `?q=…` of a query, or nothing for an empty one. */
export function searchParameters(query: string): string {
  return query.trim() && `?${new URLSearchParams({ q: query.trim() }).toString()}`
}

/** The page of a search: `/ru/search?q=…`, without a query `/ru/search`. */
export function searchAddress(query: string, language: Language): string {
  return localizePath('/search', language) + searchParameters(query)
}

/** What `?q=…` asks for. */
export function queryOfAddress(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim()
}

import type { Language } from '../../../routing/languages'
import { pageKind } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'

/** What the picture of a page says. */
export interface ShareFacts {
  path: string
  language: Language
  /** Which paper it is drawn on. */
  sheet: 'body' | 'profile' | 'plan'
  brand: string
  title: string
  /** The kind of page: a part of the site, or the category of an article. */
  kind: string
  /** The day of an article, in words; else where the site lives. */
  note: string
}

/** The words pictures are made of, in one language, as the build's nodes hold them. */
export interface ShareWords {
  company: { name: string; url: string; slogan: string }
  /** Headings of the pages that are no record, by template. */
  headings: Partial<Record<RouteSpec['template'], string>>
  /** Words of the interface, which name the parts of the site. */
  common: Readonly<Record<string, string>>
  /** Titles of records, by template and key. */
  titles: Partial<Record<RouteSpec['template'], ReadonlyMap<string, string>>>
  /** Category and day of posts, by number. */
  posts: ReadonlyMap<string, { category: string; day: string }>
}

/**
 * What the picture of a route says, or null for a page nobody should share: one
 * that was not found, or the guide of the site's own parts.
 */
export function shareFacts(route: RouteSpec, words: ShareWords): ShareFacts | null {
  const { template, recordKey, path, language } = route
  const title = recordKey === null ? words.headings[template] : words.titles[template]?.get(recordKey)
  if (route.notFound || !title) return null
  const { share } = pageKind(template)
  const host = new URL(words.company.url).host
  const post = template === 'blog-post' ? words.posts.get(recordKey ?? '') : undefined
  return {
    path,
    language,
    sheet: share?.sheet ?? 'body',
    brand: words.company.name,
    title,
    kind: post?.category ?? words.common[share?.part ?? ''] ?? words.company.slogan,
    note: post?.day ?? host,
  }
}

import { pageKind, pageKinds, type PageContent, type SitePart, type TemplateName } from '../../routing/pageKinds'
import type { RouteRecord, RouteRecords } from '../../routing/routes'
import type { Content } from './contentTypes'
import type { Article } from './post'
import { translationsOf, translationTable } from './translation'

/** The records of the route table, from checked content. */
export function contentRouteRecords(content: Content): RouteRecords {
  return Object.fromEntries(
    pageKinds().map(([template, { path, record, ordered, needs = [] }]) => {
      if (path === null || !needs.every((type) => hasAny(content, type))) return [template, []]
      const own = needs[0] ?? ordered?.file
      return [template, record ? (articles(content, record) ?? records(content, record)) : wordsOfPage(content, own)]
    }),
  )
}

/** Addresses of lists and single pages that this content does not have, and `chat` if there is no assistant. */
export function absentPages(content: Content): SitePart[] {
  const pages = pageKinds().flatMap(([, { path, record, needs = [] }]) =>
    path && !record && !needs.every((type) => hasAny(content, type)) ? [path as SitePart] : [],
  )
  return hasAny(content, 'Chat') ? pages : [...pages, 'chat']
}

/** Whether there is a record, a post or a case, or may be one in a file with errors: lists of them may be empty. */
function hasAny({ entries, incompleteTypes, posts, cases }: Content, type: PageContent | 'Chat'): boolean {
  if (incompleteTypes.has(type)) return true
  if (type === 'BlogPost') return posts.length > 0
  return type === 'Case' ? cases.length > 0 : entries.some((entry) => entry.type === type)
}

/** Translation status of the content file of a page. */
function wordsOfPage({ entries }: Content, type: PageContent | undefined): RouteRecord[] {
  const entry = entries.find((each) => each.type === type)
  return [{ translations: entry && translationsOf(entry.wordsIn) }]
}

function articles({ posts, cases }: Content, type: PageContent): RouteRecord[] | null {
  const record = (key: string, article: Article) => ({ key, translations: translationTable(article) })
  if (type === 'BlogPost') return posts.map((post) => record(String(post.id), post))
  return type === 'Case' ? cases.map((each) => record(each.folder, each)) : null
}

/** The records of a type, sorted by their `order` if they have one. */
function records({ entries }: Content, type: PageContent): RouteRecord[] {
  const rank = (record: object) => ('order' in record ? Number(record.order) : 0)
  return entries
    .filter((entry) => entry.type === type)
    .sort((a, b) => rank(a.record) - rank(b.record))
    .map(({ key, wordsIn }) => ({ key, translations: translationsOf(wordsIn) }))
}

/**
 * Names of the sections of a page in the order of its content file. Sections
 * without a heading in the file or without records are left out.
 * @returns null if the template sets the order
 */
export function shownSections(content: Content, template: TemplateName): string[] | null {
  const { file, sections } = pageKind(template).ordered ?? {}
  const page = content.entries.find(({ type }) => type === file)?.record as { sections: string[] } | undefined
  if (!sections || !page) return null
  return page.sections.filter((name) => name in page && hasPages(content, sections[name]))
}

/** Whether there are records of a type and, for a type with pages, whether the site has these pages. */
function hasPages(content: Content, type: PageContent | null): boolean {
  if (type === null) return true
  const { needs = [] } = pageKinds().find(([, { record }]) => record === type)?.[1] ?? {}
  return [type, ...needs].every((each) => hasAny(content, each))
}

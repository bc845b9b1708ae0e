import { pageKinds } from '../../routing/pageKinds'
import type { RouteRecord, RouteRecords } from '../../routing/routes'
import type { Content } from './content'
import type { Text } from './post'
import { translationsOf, translationTable } from './translation'

/** What the route table needs, taken from checked content. */
export function contentRouteRecords(content: Content): RouteRecords {
  return Object.fromEntries(
    pageKinds().map(([template, { path, record, sortedBy, ordered, needs = [] }]) => {
      if (path === null || !needs.every((type) => hasAny(content, type))) return [template, []]
      const [own = ordered?.file ?? ''] = needs
      return [
        template,
        record ? (texts(content, record) ?? records(content, record, sortedBy)) : wordsOfPage(content, own),
      ]
    }),
  )
}

/** Addresses of lists and single pages that the content does not make, and `chat` where there is no assistant. */
export function absentPages(content: Content): string[] {
  const pages = pageKinds().flatMap(([, { path, record, needs = [] }]) =>
    path && !record && !needs.every((type) => hasAny(content, type)) ? [path] : [],
  )
  return hasAny(content, 'Chat') ? pages : [...pages, 'chat']
}

/** Whether there is a record, a post or a case: lists of them may be empty. */
export function hasAny({ entries, posts, cases }: Content, type: string): boolean {
  if (type === 'BlogPost') return posts.length > 0
  return type === 'Case' ? cases.length > 0 : entries.some((entry) => entry.type === type)
}

/** How far the words of a page's own file are translated. */
function wordsOfPage({ entries }: Content, type: string): RouteRecord[] {
  const words = entries.find((entry) => entry.type === type)?.words
  return [{ translations: words && translationsOf(words) }]
}

function texts({ posts, cases }: Content, type: string): RouteRecord[] | null {
  const record = (key: string, text: Text) => ({ key, translations: translationTable(text) })
  if (type === 'BlogPost') return posts.map((post) => record(String(post.id), post))
  return type === 'Case' ? cases.map((each) => record(each.folder, each)) : null
}

function records({ entries }: Content, type: string, sortedBy = ''): RouteRecord[] {
  const rank = (record: object) => Number(Object.entries(record).find(([field]) => field === sortedBy)?.[1] ?? 0)
  return entries
    .filter((entry) => entry.type === type)
    .sort((a, b) => rank(a.record) - rank(b.record))
    .map(({ key, words }) => ({ key, translations: words && translationsOf(words) }))
}

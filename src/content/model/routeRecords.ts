import { pageKinds } from '../../routing/pageKinds'
import type { RouteRecord, RouteRecords } from '../../routing/routes'
import type { Content } from './content'
import { translationTable } from './translation'

/** What the route table needs, taken from checked content. */
export function contentRouteRecords(content: Content): RouteRecords {
  return Object.fromEntries(
    pageKinds().flatMap(([template, { record, sortedBy }]) =>
      record ? [[template, record === 'BlogPost' ? posts(content) : records(content, record, sortedBy)]] : [],
    ),
  )
}

function posts(content: Content): RouteRecord[] {
  return content.posts.map((post) => ({ key: String(post.id), translations: translationTable(post) }))
}

function records({ entries }: Content, type: string, sortedBy = ''): RouteRecord[] {
  const rank = (record: object) => Number(Object.entries(record).find(([field]) => field === sortedBy)?.[1] ?? 0)
  return entries
    .filter((entry) => entry.type === type)
    .sort((a, b) => rank(a.record) - rank(b.record))
    .map(({ key }) => ({ key }))
}

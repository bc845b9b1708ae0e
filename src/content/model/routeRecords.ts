import type { Content } from '../model/content'
import type { RouteRecords } from '../../routing/routes'
import { translationTable } from './translation'

/** What the route table needs, taken from checked content. */
export function contentRouteRecords(content: Content): RouteRecords {
  const keys = (type: string) =>
    content.entries
      .filter((entry) => entry.type === type)
      .sort((a, b) => orderOf(a.record) - orderOf(b.record))
      .map((entry) => entry.key)
  return {
    posts: content.posts.map((post) => ({ id: post.id, translations: translationTable(post) })),
    services: keys('Service'),
    industries: keys('Industry'),
    solutions: keys('Solution'),
  }
}

function orderOf(record: unknown): number {
  return (record as { order?: number }).order ?? 0
}

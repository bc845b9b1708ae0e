import type { Content } from '../../src/content/model/content'
import { shownVersion } from '../../src/content/model/translation'
import { pageKind } from '../../src/routing/pageKinds'
import type { RouteSpec } from '../../src/routing/routes'

/** Title of a page in its language, without the brand; its path where no record holds one. */
export function pageTitle(route: RouteSpec, { entries, posts, cases }: Content): string {
  const { template, recordKey, language, notFound, neutralPath } = route
  const { record: type, copy } = pageKind(template)
  if (type === 'BlogPost') {
    const post = posts.find(({ id }) => String(id) === recordKey)
    return (post && shownVersion(post, language)?.frontMatter.title) ?? neutralPath
  }
  if (type === 'Case') {
    const shown = cases.find(({ folder }) => folder === recordKey)
    return (shown && shownVersion(shown, language)?.frontMatter.title) ?? neutralPath
  }
  const entry = entries.find((each) => each.type === (type ?? copy[0]) && each.key === (recordKey ?? 'only'))
  if (!entry) return neutralPath
  if (entry.type === 'NotFoundPage') return entry.record[notFound ?? 'page'].title[language]
  if ('meta' in entry.record) return entry.record.meta.title[language]
  return 'title' in entry.record ? entry.record.title[language] : neutralPath
}

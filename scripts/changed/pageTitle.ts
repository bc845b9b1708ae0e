import type { ContentTypeName } from '../../src/content/model/contentTypes'
import type { LocalizedText } from '../../src/content/schemas/fields'
import type { Content } from '../../src/content/model/content'
import type { RouteSpec, TemplateName } from '../../src/routing/routes'
import { shownVersion } from '../../src/content/model/translation'

/** Where the title of a template's pages stands. */
const TITLED_BY: Record<Exclude<TemplateName, 'blog-post' | 'not-found' | 'styleguide'>, ContentTypeName> = {
  home: 'HomePage',
  about: 'AboutPage',
  projects: 'ProjectsPage',
  blog: 'BlogPage',
  solutions: 'SolutionsPage',
  solution: 'Solution',
  service: 'Service',
  industry: 'Industry',
}

/** Title of a page in its language, without the brand. */
export function pageTitle({ template, recordKey, language, notFound }: RouteSpec, { entries, posts }: Content): string {
  const record = (type: ContentTypeName, key = 'only') =>
    entries.find((entry) => entry.type === type && entry.key === key)?.record
  if (template === 'blog-post') {
    const post = posts.find(({ id }) => String(id) === recordKey)
    return (post && shownVersion(post, language)?.frontMatter.title) ?? ''
  }
  if (template === 'not-found') {
    const copy = record('NotFoundPage') as Record<string, { title: LocalizedText }> | undefined
    return copy?.[notFound ?? 'page'].title[language] ?? ''
  }
  if (template === 'styleguide') return 'Styleguide'
  if (recordKey !== null) return (record(TITLED_BY[template], recordKey) as { title: LocalizedText }).title[language]
  return (record(TITLED_BY[template]) as { meta: { title: LocalizedText } }).meta.title[language]
}

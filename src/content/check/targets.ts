/** The valid targets of links and references. */
import { anchorsOf, pageKind, pageOfFile, pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import { filesBelow, type ContentFiles } from '../read/contentFiles'
import type { HeldBackPages, LinkTargets } from './checkLink'
import { entriesOf, holdsRecordsOf, type Content, type ContentTypeName } from '../model/contentTypes'
import type { ReferenceTarget } from '../schemas/fields'
import { nameOf } from '../report/paths'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { isUnderstood, versionsOf, type Article, type ArticleFile } from '../model/post'
import { builtFiles, type RouteSpec } from '../../routing/routes'
import { shownSections } from '../model/contentRouteRecords'
import { pageHeldUntil } from '../model/publication'
import { shownVersion, articleName } from '../model/translation'

/** Names that are not known, such as those in a file with errors: every name is accepted. */
class AnyName extends Set<string> {
  override has(): boolean {
    return true
  }
}

/** The content, with the route table of its published part. */
export interface LinkedContent {
  files: ContentFiles
  content: Content
  routes: readonly RouteSpec[]
}

/**
 * Language-neutral path of every page of a language, with its anchors, and the address of every file. Includes pages that are not published
 * yet: `heldBackPages` reports links to these.
 * @param broken files with errors: links to their pages are accepted, with any anchor if the headings are not known
 * @param read the text files that could be read
 */
export function linkTargets(
  { files, content, routes }: LinkedContent,
  language: Language,
  broken: ReadonlySet<string>,
  read: ReadonlyMap<string, ArticleFile>,
): LinkTargets {
  const pages = routes.filter(({ notFound, language: its }) => its === language && !notFound)
  const targets = new Map<string, Set<string>>(
    pages.map((route) => [route.neutralPath, new Set(shownAnchors(route.template, content))]),
  )
  const offered = filesBelow(files, 'static').map((file) => file.slice('static'.length).normalize())
  for (const file of [...builtFiles(routes), ...offered]) targets.set(file, new AnyName())
  for (const { path, template, article } of articlePages(content)) {
    const version = shownVersion(article, language)
    if (!version) continue
    const anchors = targets.get(path) ?? new Set(anchorsOf(pageKind(template)))
    const original = article.versions[DEFAULT_LANGUAGE]?.summary.headings
    for (const heading of version.headings(original)) anchors.add(heading.id)
    targets.set(path, anchors)
  }
  for (const file of broken) {
    const page = pageOfFile(file)
    if (!page) continue
    const text = read.get(file)
    // Errors in the front matter do not affect the headings.
    const isKnown = text && isUnderstood(text.summary)
    const anchors = isKnown ? (targets.get(page.path) ?? new Set(anchorsOf(page.kind))) : new AnyName()
    for (const heading of isKnown ? text.summary.headings : []) anchors.add(heading.id)
    targets.set(page.path, anchors)
  }
  return targets
}

function shownAnchors(template: TemplateName, content: Content): string[] {
  const kind = pageKind(template)
  const sections = shownSections(content, template)
  return sections ? [...sections, ...kind.anchors] : anchorsOf(kind)
}

/** Language-neutral paths of all pages, published or not. A redirect must not start at one of these. */
export function pagePaths({ content, routes }: LinkedContent): Set<string> {
  return new Set([...routes.map(({ neutralPath }) => neutralPath), ...articlePages(content).map(({ path }) => path)])
}

function articlePages({ posts, cases }: Content): { path: string; template: TemplateName; article: Article }[] {
  const page = (template: TemplateName, article: Article) => ({
    path: pathOfRecord(template, articleName(article)),
    template,
    article,
  })
  return [...posts.map((post) => page('blog-post', post)), ...cases.map((each) => page('case', each))]
}

/** The pages of a language that are not published yet on a day. */
export function heldBackPages(content: Content, language: Language, today: string): HeldBackPages {
  return new Map(
    articlePages(content).flatMap(({ path, article }) => {
      const until = pageHeldUntil(article, language, today)
      return until
        ? [[path, { until, file: shownVersion(article, DEFAULT_LANGUAGE)?.file ?? versionsOf(article)[0].file }]]
        : []
    }),
  )
}

/** The valid names of references, by the type they refer to. */
export type References = Record<ReferenceTarget, ReadonlySet<string>>

/**
 * Lists the valid names of references.
 * @param broken files with errors: every name in them is accepted
 */
export function referenceTargets(content: Content, broken: ReadonlySet<string>): References {
  const keys = (type: ContentTypeName) => {
    const brokenKeys = [...broken].filter((file) => holdsRecordsOf(type, file)).map((file) => nameOf(file, '.json'))
    return new Set([...entriesOf(content.entries, type).map(({ key }) => key), ...brokenKeys])
  }
  const listed = (file: string, names: string[]) => (broken.has(file) ? new AnyName() : new Set(names))
  const categories = entriesOf(content.entries, 'Category').map(({ record }) => record.name[DEFAULT_LANGUAGE])
  const figures = content.figures.map(({ id }) => id)
  return {
    Author: keys('Author'),
    Category: listed('content/categories.json', categories),
    Project: keys('Project'),
    Service: keys('Service'),
    Solution: keys('Solution'),
    Industry: keys('Industry'),
    Figure: listed('content/figures.json', figures),
  }
}

/** What a link or a reference of the content may name. */
import { posix } from 'node:path'
import { pageKind, pageOfFile, pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import type { HeldBackPages, LinkTargets } from './checkLink'
import { CONTENT_TYPES, type ContentTypeName } from '../model/contentTypes'
import type { ReferenceTarget } from '../schemas/fields'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Heading } from '../mdx/blocks'
import { isUnderstood, versionsOf, type Text, type TextFile } from '../model/post'
import type { Content } from '../model/content'
import type { RouteSpec } from '../../routing/routes'
import { pageHeldUntil } from '../model/publication'
import { shownVersion } from '../model/translation'

/** The names in a file that is broken are not known: any is accepted until it is mended. */
class AnyName extends Set<string> {
  override has(): boolean {
    return true
  }
}

/** The content whose pages links may name, with the route table of what readers get of it. */
export interface LinkedContent {
  content: Content
  routes: readonly RouteSpec[]
}

/**
 * Language-neutral path of every page of a language, with the ids a link may name on it. Texts that are held back
 * have their pages, too: `heldBackPages` says of these what is to be said.
 * @param broken files with errors: their pages are there, and any id is accepted on one whose headings are not known
 * @param read files of texts as far as they could be read
 */
export function linkTargets(
  { content, routes }: LinkedContent,
  language: Language,
  broken: ReadonlySet<string>,
  read: ReadonlyMap<string, TextFile>,
): LinkTargets {
  const pages = routes.filter(({ notFound, language: its }) => its === language && !notFound)
  const targets = new Map<string, Set<string>>(
    pages.map((route) => [route.neutralPath, new Set(pageKind(route.template).anchors)]),
  )
  for (const { path, template, text } of textPages(content)) {
    const version = shownVersion(text, language)
    if (!version) continue
    const anchors = targets.get(path) ?? new Set(pageKind(template).anchors)
    const original = text.versions[DEFAULT_LANGUAGE]?.summary.headings
    for (const heading of version.headings(original)) anchors.add(heading.id)
    targets.set(path, anchors)
  }
  for (const file of broken) {
    const page = pageOfFile(file)
    if (!page) continue
    const { path, kind } = page
    const headings = knownHeadings(read.get(file))
    if (!headings) targets.set(path, new AnyName())
    else targets.set(path, targets.get(path) ?? new Set(kind.anchors))
    headings?.forEach((heading) => targets.get(path)?.add(heading.id))
  }
  return targets
}

/** Language-neutral paths of all pages, those that are held back among them: an old address must be none of these. */
export function pagePaths({ content, routes }: LinkedContent): Set<string> {
  return new Set([...routes.map(({ neutralPath }) => neutralPath), ...textPages(content).map(({ path }) => path)])
}

interface TextPage {
  path: string
  template: TemplateName
  text: Text
}

/** Every text with the language-neutral path of its page. */
function textPages({ posts, cases }: Content): TextPage[] {
  const page = (template: TemplateName, key: string, text: Text) => ({
    path: pathOfRecord(template, key),
    template,
    text,
  })
  return [
    ...posts.map((post) => page('blog-post', String(post.id), post)),
    ...cases.map((each) => page('case', each.folder, each)),
  ]
}

/** The pages of a language that readers do not get on a day. */
export function heldBackPages(content: Content, language: Language, today: string): HeldBackPages {
  return new Map(
    textPages(content).flatMap(({ path, text }) => {
      const until = pageHeldUntil(text, language, today)
      return until
        ? [[path, { until, file: shownVersion(text, DEFAULT_LANGUAGE)?.file ?? versionsOf(text)[0].file }]]
        : []
    }),
  )
}

/** The headings of a text whose body was understood, whatever is wrong with its front matter. */
function knownHeadings(text: TextFile | undefined): readonly Heading[] | null {
  return text && isUnderstood(text.summary) ? text.summary.headings : null
}

/** What a reference to a record may name, by the type it refers to. */
export type References = Record<ReferenceTarget, ReadonlySet<string>>

/**
 * The names each kind of reference may use.
 * @param broken files with errors: their names are accepted
 */
export function referenceTargets(content: Content, broken: ReadonlySet<string>): References {
  const keys = (type: ContentTypeName) => {
    const known = content.entries.filter((entry) => entry.type === type).map((entry) => entry.key)
    const { layout } = CONTENT_TYPES[type]
    const inFolder = (file: string) => 'folder' in layout && posix.dirname(file) === `content/${layout.folder}`
    return new Set([...known, ...[...broken].filter(inFolder).map((file) => posix.basename(file, '.json'))])
  }
  const listed = (file: string, names: string[]) => (broken.has(file) ? new AnyName() : new Set(names))
  const categories = content.entries.flatMap((entry) =>
    entry.type === 'Category' ? [entry.record.name[DEFAULT_LANGUAGE]] : [],
  )
  return {
    Author: keys('Author'),
    Category: listed('content/categories.json', categories),
    Project: keys('Project'),
    Service: keys('Service'),
    Solution: keys('Solution'),
    Industry: keys('Industry'),
    Figure: listed(
      'content/figures.json',
      content.figures.map((figure) => figure.id),
    ),
  }
}

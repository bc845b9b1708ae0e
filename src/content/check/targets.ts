/** What a link or a reference of the content may name. */
import { posix } from 'node:path'
import { pageKind, pageOfFile } from '../../routing/pageKinds'
import type { HeldBackPages, LinkTargets } from './checkLink'
import { CONTENT_TYPES, type ContentTypeName } from '../model/contentTypes'
import type { ReferenceTarget } from '../schemas/fields'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import type { Heading } from '../mdx/blocks'
import { isUnderstood, versionsOf, type Text, type TextFile } from '../model/post'
import type { Content } from '../model/content'
import { contentRouteRecords } from '../model/routeRecords'
import { buildRoutes } from '../../routing/routes'
import { pageHeldUntil } from '../model/publication'
import { shownVersion } from '../model/translation'

/** The names in a file that is broken are not known: any is accepted until it is mended. */
class AnyName extends Set<string> {
  override has(): boolean {
    return true
  }
}

/**
 * Language-neutral path of every page of a language, with the ids a link may name on it.
 * @param broken files with errors: their pages are there, and any id is accepted on one whose headings are not known
 * @param read files of texts as far as they could be read
 */
export function linkTargets(
  content: Content,
  language: Language,
  broken: ReadonlySet<string>,
  read: ReadonlyMap<string, TextFile>,
): LinkTargets {
  const routes = buildRoutes(contentRouteRecords(content)).filter(
    (route) => !route.notFound && route.language === language,
  )
  const targets = new Map<string, Set<string>>(
    routes.map((route) => [route.neutralPath, new Set(pageKind(route.template).anchors)]),
  )
  for (const [path, text] of textPages(content)) {
    const anchors = targets.get(path)
    const original = text.versions[DEFAULT_LANGUAGE]?.summary.headings
    shownVersion(text, language)
      ?.headings(original)
      .forEach((heading) => anchors?.add(heading.id))
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

/** Every text with the language-neutral path of its page. */
function textPages({ posts, cases }: Content): [string, Text][] {
  return [
    ...posts.map((post): [string, Text] => [`/blog/${post.id}`, post]),
    ...cases.map((each): [string, Text] => [`/projects/${each.folder}`, each]),
  ]
}

/** The pages of a language that readers do not get on a day. */
export function heldBackPages(content: Content, language: Language, today: string): HeldBackPages {
  return new Map(
    textPages(content).flatMap(([path, text]) => {
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

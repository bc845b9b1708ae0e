/** From the files of a pull request to the pages a reviewer should open. */
import path from 'node:path'
import { CONTENT_TYPES, entriesOf, type Entry } from '../../src/content/model/contentTypes'
import type { BlogPostFrontMatter } from '../../src/content/schemas/blogPost'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { localizedPicture } from '../../src/content/source/localizedPicture'
import type { Content } from '../../src/content/model/content'
import { versionsOf, type Post } from '../../src/content/model/post'
import { contentRouteRecords } from '../../src/content/model/routeRecords'
import { pageKind, pathOfFile } from '../../src/routing/pageKinds'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { visitFields } from '../../src/content/schemas/schemaWalk'
import { shownVersion } from '../../src/content/model/translation'
import { caseReach, casesOf } from './caseReach'
import { pageTitle } from './pageTitle'

export interface ChangedPage {
  /** Path with language prefix. */
  path: string
  language: Language
  title: string
  /** The files that changed it. */
  files: string[]
}

export interface Changes {
  /** In the order of the route table. */
  pages: ChangedPage[]
  /** Files that concern every page. */
  everywhere: string[]
  /** Paths whose file is gone. */
  gone: string[]
  /** Files no page is made of, such as tests. */
  elsewhere: string[]
}

/** What one file concerns: pages of today, and paths that are no more. */
interface Reach {
  routes: RouteSpec[]
  gone?: string[]
}

interface Site {
  content: Content
  routes: RouteSpec[]
}

/**
 * Finds the pages whose content changed: a record's own page, the lists that
 * hold its card, and the pages whose record names it. A title in header,
 * footer or "read on" links does not make every page a changed one.
 * @param files paths from the root of the repository, deleted ones included
 * @param content what the content folder holds now, without errors
 */
export function changedPages(files: readonly string[], content: Content): Changes {
  const site: Site = { content, routes: buildRoutes(contentRouteRecords(content)) }
  const changes: Changes = { pages: [], everywhere: [], gone: [], elsewhere: [] }
  const filesOf = new Map<RouteSpec, string[]>()
  for (const file of new Set(files)) {
    const reach = reachOf(file, site)
    if (reach === 'everywhere' || reach === 'elsewhere') {
      changes[reach].push(file)
      continue
    }
    for (const route of reach.routes) filesOf.set(route, [...(filesOf.get(route) ?? []), file])
    changes.gone.push(...(reach.gone ?? []))
  }
  changes.gone = [...new Set(changes.gone)]
  changes.pages = site.routes.flatMap((route) => {
    const by = filesOf.get(route)
    return by ? [{ path: route.path, language: route.language, title: pageTitle(route, content), files: by }] : []
  })
  return changes
}

function reachOf(file: string, site: Site): Reach | 'everywhere' | 'elsewhere' {
  if (/(^|\/)(\.|README\.md$)/.test(file)) return 'elsewhere'
  const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
  if (namespace) return dictionaryReach(language, namespace, site)
  const [, template] = /^src\/templates\/([^/]+)\.tsx$/.exec(file) ?? []
  if (template) return { routes: site.routes.filter((route) => route.template === template) }
  if (/^(src|static)\/|^(gatsby-[\w-]+\.tsx?|package(-lock)?\.json)$/.test(file)) return 'everywhere'
  if (!file.startsWith('content/')) return 'elsewhere'
  const told = caseReach(file, site.content)
  if (told) return { routes: site.routes.filter((route) => told.paths.includes(route.path)), gone: told.gone }
  return file.startsWith('content/blog/') ? postReach(file, site) : recordReach(file, site)
}

/** Words of the interface: the pages of their language that ask for the dictionary. One that none asks for is fetched on any of them. */
function dictionaryReach(language: string, namespace: string, { routes }: Site): Reach | 'everywhere' {
  const asking = routes.filter((route) => route.namespaces.includes(namespace))
  if (asking.length === 0 || routes.every((route) => route.notFound || asking.includes(route))) return 'everywhere'
  return { routes: asking.filter((route) => route.language === language) }
}

/** A file of a post: the text of a language, or a picture that some language shows. */
function postReach(file: string, { content, routes }: Site): Reach | 'elsewhere' {
  const [, id, name] = /^content\/blog\/(\d+)-[^/]*\/(.+)$/.exec(file) ?? []
  if (!id) return 'elsewhere'
  const neutralPath = `/blog/${Number(id)}`
  const post = content.posts.find((known) => known.id === Number(id))
  const written = LANGUAGES.find((language) => name === `${language}.mdx`)
  if (!post)
    return written
      ? { routes: at(['/blog'], routes), gone: LANGUAGES.map((language) => localizePath(neutralPath, language)) }
      : { routes: [] }
  if (!written && !versionsOf(post).some((version) => picturesOf(version).includes(file))) return 'elsewhere'
  const isShown = (language: Language) => {
    const version = shownVersion(post, language)
    if (!written) return version !== null && picturesOf(version).includes(file)
    return language === written || version?.language === written
  }
  const pages = at([neutralPath, '/blog'], routes).filter((route) => isShown(route.language))
  const isGone = written && !shownVersion(post, written)
  return { routes: pages, ...(isGone ? { gone: [localizePath(neutralPath, written)] } : {}) }
}

function picturesOf({ file, frontMatter, summary }: NonNullable<Post['versions'][Language]>): string[] {
  const named = [...summary.images.map((image) => image.src), ...(frontMatter.image ? [frontMatter.image] : [])]
  return named.map((src) => path.posix.join(path.posix.dirname(file), src))
}

/** A JSON file, or a picture that records name. */
function recordReach(file: string, site: Site): Reach | 'everywhere' | 'elsewhere' {
  const { content, routes } = site
  const entries = content.entries.filter((entry) => entry.file === file || imagesOf(entry).includes(file))
  if (entries.length === 0) return deletedReach(file, routes)
  const places = entries.map((entry) => shownOn(entry, site))
  return places.includes('everywhere') ? 'everywhere' : { routes: at(places.flat(), routes) }
}

function imagesOf({ type, file, record }: Entry): string[] {
  const found: string[] = []
  visitFields(CONTENT_TYPES[type].schema, record, (meta, value) => {
    if (meta.kind !== 'image') return
    const picture = path.posix.join(path.posix.dirname(file), String(value))
    found.push(...LANGUAGES.map((language) => localizedPicture(picture, language)))
  })
  return found
}

/** Pages on which the records of a page kind are listed, for records that are gone. */
const LISTED_ON: Readonly<Record<string, readonly string[]>> = {
  '/services/*': ['/'],
  '/industries/*': ['/'],
  '/solutions/*': ['/solutions'],
}

/** A file no record comes from any more. */
function deletedReach(file: string, routes: readonly RouteSpec[]): Reach | 'elsewhere' {
  if (/^content\/projects\/[^/]+\.json$/.test(file)) return { routes: at(['/projects', '/'], routes) }
  const neutralPath = pathOfFile(file)
  if (!neutralPath) return 'elsewhere'
  return {
    routes: at(LISTED_ON[neutralPath.replace(/[^/]+$/, '*')] ?? [], routes),
    gone: LANGUAGES.map((language) => localizePath(neutralPath, language)),
  }
}

/** The routes of neutral paths, in every language. */
function at(neutralPaths: readonly string[], routes: readonly RouteSpec[]): RouteSpec[] {
  return routes.filter((route) => neutralPaths.includes(route.neutralPath))
}

/** Neutral paths of the pages that show a record. */
function shownOn(entry: Entry, { content, routes }: Site): readonly string[] | 'everywhere' {
  const { key } = entry
  switch (entry.type) {
    case 'Company':
    case 'Chat':
      return 'everywhere'
    case 'Author':
      return ['/about', ...postsWith(content, ({ author }) => author === key)]
    case 'Category':
      return postsWith(content, ({ category }) => category === entry.record.name[DEFAULT_LANGUAGE])
    case 'Service':
      return [`/services/${key}`, '/']
    case 'Industry':
      return [`/industries/${key}`, '/']
    case 'Solution':
      return [`/solutions/${key}`, '/solutions']
    case 'Project': {
      const services = entriesOf(content.entries, 'Service').filter(({ record }) => record.projects.includes(key))
      return [
        '/projects',
        ...casesOf(content, key),
        ...(entry.record.order <= 3 ? ['/'] : []),
        ...services.map((service) => `/services/${service.key}`),
      ]
    }
    default:
      return routes
        .filter(({ template }) => pageKind(template).copy.includes(entry.type))
        .map(({ neutralPath }) => neutralPath)
  }
}

function postsWith({ posts }: Content, matches: (frontMatter: BlogPostFrontMatter) => boolean): string[] {
  const found = posts.filter((post) => versionsOf(post).some(({ frontMatter }) => matches(frontMatter)))
  return ['/blog', ...found.map((post) => `/blog/${post.id}`)]
}

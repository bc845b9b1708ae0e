/** Checks that span files: what one file names must exist in another. */
import { posix } from 'node:path'
import { PAGE_ANCHORS } from './anchors'
import { checkChat } from './checkChat'
import { checkImage } from './checkImage'
import { checkLink, type LinkTargets } from './checkLink'
import type { ContentFiles } from './contentFiles'
import { CONTENT_TYPES, type ContentTypeName } from './contentTypes'
import type { DataDocument } from './dataDocument'
import type { Content } from './readContent'
import type { FieldMeta, ReferenceTarget, Words } from './fields'
import type { IconSets } from './iconSets'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages'
import type { Problem } from './problem'
import { present, type PostVersion } from './readPosts'
import type { ReadFile } from './readRecords'
import { buildRoutes } from './routes'
import { contentRouteRecords } from './routeRecords'
import { blogPostSchema } from './schemas/blogPost'
import { visitFields } from './schemaWalk'
import { hint } from './suggest'
import { shownVersion } from './translation'
import { fieldName } from './validate'

interface Surroundings {
  files: ContentFiles
  icons: IconSets
  references: Record<ReferenceTarget, ReadonlySet<string>>
  targets: Record<Language, LinkTargets>
}

/**
 * Checks references, icons, pictures and links of all files that could be read.
 * @param found what is wrong in the files themselves; nothing is said against naming a file that is being mended
 */
export function checkContent(
  content: Content,
  readFiles: readonly ReadFile[],
  files: ContentFiles,
  icons: IconSets,
  found: readonly Problem[],
): Problem[] {
  const broken = new Set(found.filter((problem) => problem.severity === 'error').map((problem) => problem.file))
  const around: Surroundings = {
    files,
    icons,
    references: referenceTargets(content, broken),
    targets: inEveryLanguage((language) => linkTargets(content, language, broken)),
  }
  const versions = content.posts.flatMap(present)
  return [
    ...readFiles.flatMap((read) => recordProblems(read, around)),
    ...versions.flatMap((version) => postProblems(version, around)),
    ...readFiles.filter((read) => read.type === 'Chat').flatMap((read) => chatProblems(read, content)),
  ]
}

function inEveryLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>
}

/** The names in a file that is broken are not known: any is accepted until it is mended. */
class AnyName extends Set<string> {
  override has(): boolean {
    return true
  }
}

/** Language-neutral path of every page of a language, with the ids a link may name on it. */
function linkTargets(content: Content, language: Language, broken: ReadonlySet<string>): LinkTargets {
  const routes = buildRoutes(contentRouteRecords(content)).filter(
    (route) => !route.notFound && route.language === language,
  )
  const targets = new Map<string, Set<string>>(
    routes.map((route) => [route.neutralPath, new Set(PAGE_ANCHORS[route.template])]),
  )
  for (const post of content.posts) {
    const anchors = targets.get(`/blog/${post.id}`)
    const original = post.versions[DEFAULT_LANGUAGE]?.summary.headings
    shownVersion(post, language)
      ?.headings(original)
      .forEach((heading) => anchors?.add(heading.id))
  }
  for (const file of broken) {
    const path = pathOfFile(file)
    if (path) targets.set(path, new AnyName())
  }
  return targets
}

/** Path of the page a content file makes, told by its name alone, or null. */
function pathOfFile(file: string): string | null {
  const [, post] = /^content\/blog\/(\d+)-[^/]*\//.exec(file) ?? []
  if (post) return `/blog/${Number(post)}`
  const [, page] = /^content(\/(?:services|industries|solutions)\/[^/]+)\.json$/.exec(file) ?? []
  return page ?? null
}

function referenceTargets(content: Content, broken: ReadonlySet<string>): Surroundings['references'] {
  const keys = (type: ContentTypeName) => {
    const known = content.entries.filter((entry) => entry.type === type).map((entry) => entry.key)
    const { layout } = CONTENT_TYPES[type]
    const inFolder = (file: string) => 'folder' in layout && posix.dirname(file) === `content/${layout.folder}`
    return new Set([...known, ...[...broken].filter(inFolder).map((file) => posix.basename(file, '.json'))])
  }
  const listed = (file: string, names: string[]) => (broken.has(file) ? new AnyName() : new Set(names))
  const categories = content.entries.flatMap((entry) =>
    entry.type === 'Category' ? [(entry.record as { name: Words }).name[DEFAULT_LANGUAGE]] : [],
  )
  return {
    Author: keys('Author'),
    Category: listed('content/categories.json', categories),
    Project: keys('Project'),
    Service: keys('Service'),
    Solution: keys('Solution'),
    Industry: keys('Industry'),
    Figure: listed('content/site.json', content.company?.figures.map((figure) => figure.id) ?? []),
  }
}

function recordProblems({ file, document, schema, value }: ReadFile, around: Surroundings): Problem[] {
  const problems: Problem[] = repeatedIds(file, document)
  visitFields(schema, value ?? document.value, (meta, field, path) => {
    const found = fieldProblem(meta, field, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  return problems
}

type Finding = Pick<Problem, 'message' | 'severity'> | null

function fieldProblem(meta: FieldMeta, value: unknown, file: string, around: Surroundings): Finding {
  if (meta.kind === 'words') return untranslated(value)
  if (typeof value !== 'string') return null
  const message = stringProblem(meta, value, file, around)
  return message === null ? null : { message, severity: 'error' }
}

function stringProblem(meta: FieldMeta, value: string, file: string, around: Surroundings): string | null {
  switch (meta.kind) {
    case 'icon':
    case 'brand-icon': {
      const set = around.icons[meta.kind]
      return set.names.has(value) ? null : `"${value}" is not ${set.title}.${hint(value, set.names)}`
    }
    case 'reference': {
      const allowed = around.references[meta.to as ReferenceTarget]
      return allowed.has(value)
        ? null
        : `"${value}" is not ${REFERENCE_NAMES[meta.to as ReferenceTarget]}.${hint(value, allowed)}`
    }
    case 'image':
      return checkImage(around.files, file, value, meta.minWidth ?? 0)
    case 'link':
      return linkProblem(value, LANGUAGES, around)
    default:
      return null
  }
}

/** Checks a link for every language whose pages show it. */
function linkProblem(to: string, languages: readonly Language[], around: Surroundings, here?: string): string | null {
  const messages = languages.map((language) => checkLink(to, around.targets[language], here))
  const first = messages.findIndex((message) => message !== null)
  if (first === -1) return null
  return messages.includes(null) ? `In language "${languages[first]}": ${messages[first]}` : messages[first]
}

const REFERENCE_NAMES: Record<ReferenceTarget, string> = {
  Author: 'an author',
  Category: 'a category',
  Project: 'a project',
  Service: 'a service',
  Solution: 'a solution',
  Industry: 'an industry',
  Figure: 'a figure of content/site.json',
}

/** A sentence that is the same in two languages was forgotten, a name was not: hence four words, and a warning. */
function untranslated(value: unknown): Finding {
  const { en, ru } = (value ?? {}) as Partial<Words>
  if (typeof en !== 'string' || en !== ru || en.split(/\s+/).length < 4) return null
  return { message: 'The Russian words are the English ones. Translate them.', severity: 'warning' }
}

/** Entries of any list that carry an `id` must differ in it, at any depth. */
function repeatedIds(file: string, document: DataDocument): Problem[] {
  const problems: Problem[] = []
  const search = (value: unknown, path: PropertyKey[]): void => {
    if (Array.isArray(value)) {
      const seen = new Set<unknown>()
      value.forEach((item, index) => {
        const id = (item as { id?: unknown } | null)?.id
        const at = [...path, index, 'id']
        if (id !== undefined && seen.has(id))
          problems.push({
            file,
            ...document.locate(at),
            field: fieldName(at),
            message: `"${id}" stands twice in this list.`,
            severity: 'error',
          })
        seen.add(id)
        search(item, [...path, index])
      })
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) search(item, [...path, key])
    }
  }
  search(document.value, [])
  return problems
}

function postProblems(version: PostVersion, around: Surroundings): Problem[] {
  const { language, file, matter, document, summary } = version
  const problems: Problem[] = []
  visitFields(blogPostSchema, matter, (meta, field, path) => {
    const found = fieldProblem(meta, field, file, around)
    if (found) problems.push({ file, ...document.locate(path), field: fieldName(path), ...found })
  })
  if (matter.image && !matter.imageAlt) {
    problems.push({
      file,
      ...document.locateKey(['image']),
      field: 'imageAlt',
      message: 'The cover has no imageAlt: say what it shows, for visitors who do not see it.',
      severity: 'error',
    })
  }
  for (const { line, column, to } of summary.links) {
    const message = linkProblem(to, [language], around, `/blog/${matter.id}`)
    if (message) problems.push({ file, line, column, field: 'body', message, severity: 'error' })
  }
  for (const { line, column, src } of summary.images) {
    const message = checkImage(around.files, file, src, 600)
    if (message) problems.push({ file, line, column, field: 'body', message, severity: 'error' })
  }
  return problems
}

function chatProblems({ file, document, value }: ReadFile, content: Content): Problem[] {
  if (!value || !content.company) return []
  return checkChat(
    value as Parameters<typeof checkChat>[0],
    content.company.figures.map((figure) => figure.id),
  ).map(({ path, message }) => ({
    file,
    ...document.locate(path),
    field: fieldName(path),
    message,
    severity: 'error',
  }))
}

import path from 'node:path'
import type { CreatePagesArgs, Reporter } from 'gatsby'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import {
  buildRoutes,
  type NotFoundKind,
  type RouteRecords,
  type RouteSpec,
  type Translation,
} from '../../routing/routes'
import { isDevelop } from '../buildMode'
import { nodeId } from '../nodes/inLanguage'
import { sharePictures } from '../output/sharePictures/sharePictures'

/** What a page knows of itself. The i18n plugin reads `i18n`, queries read the rest. */
export interface PageContext {
  language: Language
  /** Id of the node of the record the page shows. */
  recordId: string | null
  namespaces: string[]
  /** Path without language prefix. */
  neutralPath: string
  canonicalPath: string
  /** Languages that have this page with words of their own; empty when it stands alone. */
  alternates: Language[]
  notFound: NotFoundKind | null
  /** Address of the picture that link previews show, or null when there is none. */
  sharePicture: string | null
  i18n: {
    language: Language
    languages: readonly Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: false
    routed: boolean
    originalPath: string
    path: string
  }
}

const ROUTE_RECORDS = `
  query RouteRecords {
    allBlogPost(sort: { postId: ASC }) { nodes { postId language translation contentLanguage } }
    allService(sort: { order: ASC }, filter: { language: { eq: "${DEFAULT_LANGUAGE}" } }) { nodes { key } }
    allIndustry(sort: { order: ASC }, filter: { language: { eq: "${DEFAULT_LANGUAGE}" } }) { nodes { key } }
    allSolution(sort: { order: ASC }, filter: { language: { eq: "${DEFAULT_LANGUAGE}" } }) { nodes { key } }
  }
`

interface PostRow extends Translation {
  postId: number
  language: Language
  translation: Translation['status']
}

interface Keys {
  nodes: { key: string }[]
}

interface RouteRecordsQuery {
  allBlogPost: { nodes: PostRow[] }
  allService: Keys
  allIndustry: Keys
  allSolution: Keys
}

let created: readonly RouteSpec[] = []

/** The route table the pages of this build were made from. */
export function createdRoutes(): readonly RouteSpec[] {
  return created
}

/** The route table of what the node store holds. Every post is read for it: seconds on a large blog. */
async function queryRoutes(graphql: CreatePagesArgs['graphql'], reporter: Reporter): Promise<RouteSpec[]> {
  const result = await graphql<RouteRecordsQuery>(ROUTE_RECORDS)
  const { data } = result
  if (!data) reporter.panic('The records behind the routes could not be queried.', result.errors as Error)
  return data ? buildRoutes(routeRecords(data), { styleguide: isDevelop() }) : []
}

/** Creates every page of the route table; decides nothing itself. */
export async function createRoutePages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args
  created = await queryRoutes(graphql, reporter)
  const pictures = isDevelop() ? new Map<string, string>() : await sharePictures(created, args)
  for (const route of created) {
    const context = pageContext(route, pictures.get(route.path) ?? null)
    actions.createPage({ path: route.path, component: templateFile(route), context })
  }
}

/** The query's rows as the route table wants them. */
export function routeRecords(data: RouteRecordsQuery): RouteRecords {
  const posts = new Map<number, RouteRecords['posts'][number]>()
  for (const { postId, language, translation, contentLanguage } of data.allBlogPost.nodes) {
    const post = posts.get(postId) ?? { id: postId, translations: absentEverywhere() }
    post.translations[language] = { status: translation, contentLanguage }
    posts.set(postId, post)
  }
  const keys = ({ nodes }: Keys) => nodes.map((node) => node.key)
  return {
    posts: [...posts.values()],
    services: keys(data.allService),
    industries: keys(data.allIndustry),
    solutions: keys(data.allSolution),
  }
}

function absentEverywhere(): Record<Language, Translation> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, { status: 'absent', contentLanguage: null }]),
  ) as Record<Language, Translation>
}

function templateFile({ template }: RouteSpec): string {
  return path.resolve('src/templates', `${template}.tsx`)
}

/** Type of the record a template shows. */
const RECORD_TYPES: Partial<Record<RouteSpec['template'], string>> = {
  'blog-post': 'BlogPost',
  service: 'Service',
  solution: 'Solution',
  industry: 'Industry',
}

function recordId({ template, recordKey, language }: RouteSpec): string | null {
  const type = RECORD_TYPES[template]
  return type && recordKey ? nodeId(type, recordKey, language) : null
}

function pageContext(route: RouteSpec, sharePicture: string | null): PageContext & Record<string, unknown> {
  return {
    language: route.language,
    recordId: recordId(route),
    namespaces: route.namespaces,
    neutralPath: route.neutralPath,
    canonicalPath: route.canonicalPath,
    alternates: route.alternates.map((alternate) => alternate.language),
    notFound: route.notFound,
    sharePicture,
    i18n: {
      language: route.language,
      languages: LANGUAGES,
      defaultLanguage: DEFAULT_LANGUAGE,
      generateDefaultLanguagePage: false,
      routed: route.language !== DEFAULT_LANGUAGE,
      originalPath: route.neutralPath,
      path: route.path,
    },
  }
}

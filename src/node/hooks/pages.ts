import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { pageKind, pageKinds } from '../../routing/pageKinds'
import type { NotFoundKind, RouteSpec } from '../../routing/routes'
import { isDevelop } from '../buildMode'
import { nodeId } from '../nodes/localizeRecord'
import { sharePictures } from '../output/sharePictures/sharePictures'
import type { Run } from './run'

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
  /** Search engines are asked to leave it out. */
  unlisted?: true
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

/** The nodes of the records that have a page each. */
function recordQuery(): string {
  const types = pageKinds().flatMap(([, { record }]) => record ?? [])
  return `query PageRecords { ${types.map((type) => `${type}: all${type} { nodes { id } }`).join('\n')} }`
}

type RecordNodes = Record<string, { nodes: readonly { id: string }[] }>

/** Ids of the records whose pages can be created: of these their queries find something. */
async function queryRecordIds({ graphql, reporter }: CreatePagesArgs): Promise<ReadonlySet<string>> {
  const result = await graphql<RecordNodes>(recordQuery())
  const { data } = result
  if (!data) reporter.panic('The records behind the pages could not be queried.', result.errors as Error)
  return new Set(Object.values(data ?? {}).flatMap(({ nodes }) => nodes.map(({ id }) => id)))
}

/** Creates the pages of the route table, in every language, each with the node of its record; decides nothing itself. */
export async function createRoutePages(args: CreatePagesArgs, { routes }: Pick<Run, 'routes'>): Promise<void> {
  const { actions, reporter } = args
  const ids = await queryRecordIds(args)
  const pictures = isDevelop() ? new Map<string, string>() : await sharePictures(routes, args)
  const there = languagesOf(routes)
  for (const route of routes) {
    const context = pageContext(route, there.get(route.neutralPath) ?? [], pictures.get(route.path) ?? null)
    if (context.recordId === null || ids.has(context.recordId))
      actions.createPage({ path: route.path, component: templateFile(route), context })
    else reporter.panicOnBuild(`The page ${route.path} shows ${context.recordId}, of which there is no node.`)
  }
}

/** The languages each page is there in, by its path without language. */
function languagesOf(routes: readonly RouteSpec[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>()
  for (const { neutralPath, language } of routes) found.set(neutralPath, [...(found.get(neutralPath) ?? []), language])
  return found
}

function templateFile({ template }: RouteSpec): string {
  return path.resolve('src/templates', `${template}.tsx`)
}

function recordId({ template, recordKey, language }: RouteSpec): string | null {
  const { record } = pageKind(template)
  return record && recordKey ? nodeId(record, recordKey, language) : null
}

function pageContext(
  route: RouteSpec,
  languages: readonly Language[],
  sharePicture: string | null,
): PageContext & Record<string, unknown> {
  return {
    language: route.language,
    recordId: recordId(route),
    namespaces: route.namespaces,
    neutralPath: route.neutralPath,
    canonicalPath: route.canonicalPath,
    alternates: route.alternates.map((alternate) => alternate.language),
    notFound: route.notFound,
    unlisted: pageKind(route.template).unlisted,
    sharePicture,
    i18n: {
      language: route.language,
      languages: [...languages],
      defaultLanguage: DEFAULT_LANGUAGE,
      generateDefaultLanguagePage: false,
      routed: route.language !== DEFAULT_LANGUAGE,
      originalPath: route.neutralPath,
      path: route.path,
    },
  }
}

import path from 'node:path'
import type { CreatePagesArgs, Reporter } from 'gatsby'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { pageKind, pageKinds } from '../../routing/pageKinds'
import {
  buildRoutes,
  type NotFoundKind,
  type RouteRecord,
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

/** The records that have a page each. Texts alone say what a language gets: everything else is written in all of them. */
function routeQuery(): string {
  const rows = pageKinds().flatMap(([, { record, sortedBy, text }]) => {
    const sorted = sortedBy ? `(sort: { ${sortedBy}: ASC })` : ''
    const status = text ? ' translation contentLanguage' : ''
    return record ? [`${record}: all${record}${sorted} { nodes { key language${status} } }`] : []
  })
  return `query RouteRecords { ${rows.join('\n')} }`
}

interface RouteRow {
  key: string
  language: Language
  translation?: Translation['status']
  contentLanguage?: Language | null
}

type RouteRows = Record<string, { nodes: readonly RouteRow[] }>

let created: readonly RouteSpec[] = []

/** The route table the pages of this build were made from. */
export function createdRoutes(): readonly RouteSpec[] {
  return created
}

/** The route table of what the node store holds. */
async function queryRoutes(graphql: CreatePagesArgs['graphql'], reporter: Reporter): Promise<RouteSpec[]> {
  const result = await graphql<RouteRows>(routeQuery())
  const { data } = result
  if (!data) reporter.panic('The records behind the routes could not be queried.', result.errors as Error)
  return data ? buildRoutes(recordsOfRows(data), { styleguide: isDevelop() }) : []
}

/** Creates every page of the route table; decides nothing itself. */
export async function createRoutePages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args
  created = await queryRoutes(graphql, reporter)
  const pictures = isDevelop() ? new Map<string, string>() : await sharePictures(created, args)
  const there = languagesOf(created)
  for (const route of created) {
    const context = pageContext(route, there.get(route.neutralPath) ?? [], pictures.get(route.path) ?? null)
    actions.createPage({ path: route.path, component: templateFile(route), context })
  }
}

/** The languages each page is there in, by its path without language. */
function languagesOf(routes: readonly RouteSpec[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>()
  for (const { neutralPath, language } of routes) found.set(neutralPath, [...(found.get(neutralPath) ?? []), language])
  return found
}

/** The query's rows, by type, as the route table wants them. */
export function recordsOfRows(rows: RouteRows): RouteRecords {
  return Object.fromEntries(
    pageKinds().flatMap(([template, { record }]) => (record ? [[template, byKey(rows[record].nodes)]] : [])),
  )
}

/** One record for the rows of all its languages. */
function byKey(rows: readonly RouteRow[]): RouteRecord[] {
  const records = new Map<string, Required<RouteRecord>>()
  for (const { key, language, translation = 'translated', contentLanguage = language } of rows) {
    const record = records.get(key) ?? { key, translations: absentEverywhere() }
    record.translations[language] = { status: translation, contentLanguage }
    records.set(key, record)
  }
  return [...records.values()]
}

function absentEverywhere(): Record<Language, Translation> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, { status: 'absent', contentLanguage: null }]),
  ) as Record<Language, Translation>
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

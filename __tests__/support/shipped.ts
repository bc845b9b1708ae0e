/** `content/` and `locales/` of this repository, as data that the pages have to show. */
import { readContent } from '../../src/content/readDisk'
import type { Content } from '../../src/content/model/contentTypes'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { contentNodes } from '../../src/node/nodes/contentNodes'
import type { Language } from '../../src/routing/languages'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { nodeTools } from './nodes'

export interface Shipped {
  content: Content
  routes: RouteSpec[]
  /** The company's node in a language. */
  companyIn(language: Language): Queries.Company
  /** Whether the content has a page with this path. */
  has(path: string): boolean
}

let shipped: Promise<Shipped> | undefined

/** Reads the shipped content, once for all tests of a file. */
export const readShipped = (): Promise<Shipped> => (shipped ??= readAll())

async function readAll(): Promise<Shipped> {
  const { content } = await readContent(process.cwd())
  const companies = contentNodes(content, nodeTools({ siteUrl: (url) => url.replace(/\/+$/, '') }))
    .filter(({ type }) => type === 'Company')
    .map((node) => node.fields() as unknown as Queries.Company & { language: Language })
  const routes = buildRoutes(contentRouteRecords(content))
  return {
    content,
    routes,
    companyIn: (language) => companies.find((company) => company.language === language)!,
    has: (path) => routes.some((route) => route.path === path),
  }
}

/** Text without the spaces and hyphens of typesetting. */
export function read(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

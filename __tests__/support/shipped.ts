/** `content/` and `locales/` of this repository, as data that the pages have to show. */
import { readContent } from '../../src/content/readContent'
import type { Content } from '../../src/content/model/contentTypes'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { contentNodes } from '../../src/node/nodes/contentNodes'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { word as wordOf } from '../browser/content'
import { nodeTools } from './nodes'

/** A node as stored: a field that links to another node holds its id. */
type Stored<Type> = {
  [Field in keyof Type]: Type[Field] extends Queries.Node | null
    ? string | Extract<Type[Field], null>
    : Type[Field] extends readonly Queries.Node[]
      ? readonly string[]
      : Type[Field]
}

/** The nodes of a language. The caller gives the GraphQL type with the name of the node type. */
interface Nodes {
  all<Type>(type: string): Stored<Type>[]
  /** The only node of a type. */
  one<Type>(type: string): Stored<Type>
  /** The items of a list. */
  list<Type>(type: string): Type[]
  byId<Type>(id: string): Stored<Type>
}

export interface Shipped {
  content: Content
  routes: RouteSpec[]
  company: Stored<Queries.Company>
  /** Whether the content has a page with this path. */
  has(path: string): boolean
  in(language: Language): Nodes
}

let shipped: Promise<Shipped> | undefined

/** Reads the shipped content, once for all tests of a file. Throws if it has errors. */
export const readShipped = (): Promise<Shipped> => (shipped ??= readAll())

async function readAll(): Promise<Shipped> {
  const { content } = await readContent(process.cwd())
  const nodes = contentNodes(content, nodeTools({ siteUrl: (url) => url.replace(/\/+$/, '') })).map((node) => ({
    ...node,
    fields: { ...node.fields(), nodeId: node.id } as Record<string, unknown>,
  }))
  const nodesIn = (language: Language): Nodes => {
    const own = nodes.filter(({ fields }) => fields['language'] === language)
    const of = (type: string) => own.filter((node) => node.type === type).map(({ fields }) => fields)
    const sure = <Type>(value: unknown, what: string): Type => {
      if (!value) throw new Error(`The content has no ${what}.`)
      return value as Type
    }
    return {
      all: <Type>(type: string) =>
        of(type).sort((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0)) as Stored<Type>[],
      one: <Type>(type: string) => sure<Stored<Type>>(of(type)[0], type),
      list: <Type>(type: string) => sure<{ items: Type[] }>(of(`${type}List`)[0], `${type}List`).items,
      byId: <Type>(id: string) => sure<Stored<Type>>(own.find((node) => node.id === id)?.fields, id),
    }
  }
  const inLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, nodesIn(language)]))
  const routes = buildRoutes(contentRouteRecords(content))
  return {
    content,
    routes,
    has: (path) => routes.some((route) => route.path === path),
    company: inLanguage['en'].one<Queries.Company>('Company'),
    in: (language) => inLanguage[language],
  }
}

/** A text of the interface, like `word` of `browser/content.ts`. */
export const word = (language: Language, address: string, values?: Record<string, string | number>): string =>
  read(wordOf(address, language, values))

/** Address of a page in a language. */
export const at = (language: Language, path: string): string => localizePath(path, language)

/** Text without the spaces and hyphens of typesetting. */
export function read(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The titles of records as `read` gives them. */
export const titles = (list: readonly { title: string }[]) => list.map(({ title }) => read(title))

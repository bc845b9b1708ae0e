/** What `content/` and `locales/` of this repository say, as the pages are asked to show it. */
import fs from 'node:fs'
import { readContent } from '../../src/content/readContent'
import type { Content } from '../../src/content/model/content'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { contentNodes } from '../../src/node/nodes/contentNodes'
import { LANGUAGES, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { nodeTools } from './nodes'

export interface Point {
  title: string
  description: string
}

export interface Question {
  question: string
  answer: string
}

export interface Stack {
  title: string
  description: string
  stack: { name: string }[]
}

export interface Figure {
  id: string
  value: string
  label: string
}

export interface Company {
  name: string
  url: string
  email: string
  supportEmail: string
  phone: string
  recipient: string
  demoVideo?: string
  figures: Figure[]
  tiles: Record<'service' | 'solutions' | 'blog', Figure[]>
}

export interface Project extends Point {
  key: string
  category?: string
  screenshots: { alt: string }[]
}

export interface Service extends Point {
  key: string
  main: boolean
  subtitle: string
  highlightText: string
  summary: string
  approach: string
  approachPoints: Point[]
  technologies: Stack[]
  process: Point[]
  projects: string[]
  faqs: Question[]
}

export interface Industry extends Point {
  key: string
  summary: string
  stats: Record<'projects' | 'clients' | 'headline' | 'second', Figure> & Record<'scope' | 'secondScope', string | null>
  challenges: Point[]
  solutions: Point[]
  benefits: Point[]
  technologies: Stack[]
  process: string[]
}

export interface Solution extends Point {
  key: string
  summary: string
  features: string[]
  benefits: string[]
}

export interface Article {
  postId: number
  title: string
  excerpt: string
  date: string
  featured: boolean
  minutes: number
  contentLanguage: Language
  category: { id: string; name: string }
  author: string
  body: string
  recommended: string[]
}

/** A node in a language. The caller says what it holds: the GraphQL type of that name. */
interface Nodes {
  all<Type>(type: string): Type[]
  /** The node with a key; of a list, its items. */
  one<Type>(type: string, key?: string): Type
  list<Type>(type: string): Type[]
  byId<Type>(id: string): Type
}

export interface Shipped {
  content: Content
  routes: RouteSpec[]
  company: Company
  in(language: Language): Nodes
}

/** Reads the shipped content; fails when it has errors. */
export async function readShipped(): Promise<Shipped> {
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
        of(type).sort((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0)) as Type[],
      one: <Type>(type: string, key?: string) =>
        sure<Type>(
          key === undefined ? of(type)[0] : of(type).find((fields) => fields['key'] === key),
          `${type} ${key}`,
        ),
      list: <Type>(type: string) => sure<{ items: Type[] }>(of(`${type}List`)[0], `${type}List`).items,
      byId: <Type>(id: string) => sure<Type>(own.find((node) => node.id === id)?.fields, id),
    }
  }
  const inLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, nodesIn(language)]))
  const figures = inLanguage['en'].one<Company>('Company')
  return {
    content,
    routes: buildRoutes(contentRouteRecords(content)),
    company: figures,
    in: (language) => inLanguage[language],
  }
}

/** A word of the interface: `word('ru', 'blog:blog.hero.search')`. A count chooses its plural form. */
export function word(language: Language, address: string, values: Record<string, string | number> = {}): string {
  const [namespace, name] = address.split(':')
  const words = JSON.parse(fs.readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Record<string, string>
  const { count } = values
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : ''
  const text = words[name + form] ?? words[name]
  if (text === undefined) throw new Error(`locales/${language}/${namespace}.json has no word ${name}`)
  return read(text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value])))
}

/** Address of a page in a language. */
export const at = (language: Language, path: string): string => localizePath(path, language)

/** Words as they are read: without the spaces and hyphens of a typesetter. */
export function read(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

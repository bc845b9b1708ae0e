import path from 'node:path'
import { readContent } from '../../src/content/readContent'
import { contentRouteRecords } from '../../src/content/model/contentRouteRecords'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { readSite, type BuiltPage } from '../support/builtSite'
import { problemsOf, type Described } from '../support/schemaOrg'

const pages = new Map(readSite(path.resolve('public')).map((page) => [page.path, page]))
let routes: RouteSpec[]
let hasPosts: boolean

beforeAll(async () => {
  const { content } = await readContent(process.cwd())
  routes = buildRoutes(contentRouteRecords(content))
  hasPosts = content.posts.length > 0
})

function graphOf({ document }: BuiltPage): Described[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap((script) => (JSON.parse(script.textContent ?? '') as { '@graph': Described[] })['@graph'])
}

/** Words as a reader compares them: kinds of spaces do not count. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const LETTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What a page shows; words of closed answers are there for everybody to open. */
function textOf({ html }: BuiltPage): string {
  const body = html.slice(html.indexOf('<body'))
  const words = body.replace(/<(script|style)[^>]*>[^]*?<\/\1>|<[^>]+>/g, '')
  return plain(words.replace(/&(?:amp|lt|gt|quot|#x27);/g, (letter) => LETTERS[letter]))
}

const TYPES: Partial<Record<RouteSpec['template'], string[]>> = {
  home: ['Organization', 'WebSite', 'FAQPage'],
  blog: ['ItemList'],
  'blog-post': ['BlogPosting', 'BreadcrumbList'],
  projects: ['ItemList'],
  case: ['Article', 'BreadcrumbList'],
  solutions: ['ItemList'],
  solution: ['Service', 'BreadcrumbList'],
  service: ['Service', 'FAQPage', 'BreadcrumbList'],
  industry: ['BreadcrumbList'],
}

function failures(check: (page: BuiltPage, route: RouteSpec) => string[]): string[] {
  return routes.flatMap((route) => {
    const page = pages.get(route.path)
    return page ? check(page, route).map((problem) => `${route.path} ${problem}`) : []
  })
}

test('every page says what it is, in the properties search engines ask for', () => {
  expect(
    failures((page, { template }) => {
      const graph = graphOf(page)
      const types = graph.map((thing) => String(thing['@type']))
      const wanted = template === 'blog' && !hasPosts ? [] : (TYPES[template] ?? [])
      return types.join() === wanted.join() ? graph.flatMap(problemsOf) : [`is ${types.join()}, not ${wanted.join()}`]
    }),
  ).toEqual([])
})

test('nothing is claimed that the page does not show', () => {
  const shown = new Set(['name', 'headline', 'description', 'text', 'email', 'telephone', 'jobTitle', 'articleSection'])
  const claims = (thing: Described): string[] =>
    Object.entries(thing).flatMap(([property, value]) => {
      if (typeof value === 'string') return shown.has(property) ? [value] : []
      return [value]
        .flat()
        .flatMap((item) => (typeof item === 'object' && item !== null ? claims(item as Described) : []))
    })
  expect(
    failures((page) => {
      const text = textOf(page)
      return graphOf(page)
        .flatMap(claims)
        .filter((claim) => !text.includes(plain(claim)))
    }),
  ).toEqual([])
})

test('nobody rates themselves', () => {
  expect(
    failures((page) =>
      /rating|review/i.test(JSON.stringify(graphOf(page).map((thing) => thing['@type']))) ? ['rates'] : [],
    ),
  ).toEqual([])
})

test('the way to a page is the one it shows, and leads to pages', () => {
  expect(
    failures((page) => {
      const list = graphOf(page).find((thing) => thing['@type'] === 'BreadcrumbList')
      const nav = page.document.querySelector('main nav ol')
      if (!list) return nav ? ['shows a way and does not describe it'] : []
      const steps = (list.itemListElement as { name: string; item?: string }[]).slice(0, -1)
      const told = steps.map(({ name, item = '' }) => {
        const { pathname, hash } = new URL(item)
        return `${plain(name)} ${pathname}${hash}`
      })
      const links = [...(nav?.querySelectorAll('a') ?? [])].slice(0, told.length)
      const seen = links.map((link) => `${plain(link.textContent ?? '')} ${link.getAttribute('href')}`)
      return told.join() === seen.join() ? [] : [`says ${told.join()} and shows ${seen.join()}`]
    }),
  ).toEqual([])
})

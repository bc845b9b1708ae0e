import { absentPages, contentRouteRecords, shownSections } from '../../src/content/model/contentRouteRecords'
import { buildRoutes, type RouteSpec } from '../../src/routing/routes'
import { fixtureContent } from '../support/contentFixture'

let routes: RouteSpec[]

beforeAll(async () => {
  routes = buildRoutes(contentRouteRecords(await fixtureContent()))
})

const at = (path: string) => {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

it('lists every page of the fixture in both languages', () => {
  const rows = routes.map(
    ({ path, template, recordKey, translation, notFound }) =>
      `${path}  ${[template, recordKey, notFound, translation.status].filter(Boolean).join(' ')}`,
  )
  expect(`\n${rows.join('\n')}\n`).toBe(`
/  home translated
/ru  home translated
/about  about translated
/ru/about  about translated
/projects  projects translated
/ru/projects  projects translated
/blog  blog translated
/ru/blog  blog translated
/blog/1  blog-post 1 translated
/ru/blog/1  blog-post 1 translated
/blog/2  blog-post 2 translated
/ru/blog/2  blog-post 2 fallback
/ru/blog/3  blog-post 3 translated
/blog/4  blog-post 4 translated
/ru/blog/4  blog-post 4 stale
/solutions  solutions translated
/ru/solutions  solutions translated
/solutions/cloud  solution cloud translated
/ru/solutions/cloud  solution cloud translated
/services/keel  service keel translated
/ru/services/keel  service keel translated
/services/hull  service hull translated
/ru/services/hull  service hull translated
/industries/ports  industry ports translated
/ru/industries/ports  industry ports translated
/privacy  privacy translated
/ru/privacy  privacy translated
/search  search translated
/ru/search  search translated
/blog/404.html  not-found post translated
/ru/blog/404.html  not-found post translated
/solutions/404.html  not-found solution translated
/ru/solutions/404.html  not-found solution translated
/industries/404.html  not-found industry translated
/ru/industries/404.html  not-found industry translated
/404.html  not-found page translated
/ru/404.html  not-found page translated
`)
})

const both = ['en', 'ru']
it.each([
  ['a page', '/about', '/about', both],
  ['a translated post', '/ru/blog/1', '/ru/blog/1', both],
  ['a stale translation', '/ru/blog/4', '/ru/blog/4', both],
  ['the original of a fallback', '/blog/2', '/blog/2', []],
  ['a fallback', '/ru/blog/2', '/blog/2', []],
  ['a post in Russian alone', '/ru/blog/3', '/ru/blog/3', []],
  ['a page that says nothing was found', '/ru/404.html', '/ru/404.html', []],
])('canonical address and alternates of %s', (_what, path, canonicalPath, alternates) => {
  expect(at(path)).toMatchObject({ canonicalPath, alternates })
})

it('stands without a single record', () => {
  const paths = buildRoutes({}).map((route) => route.path)
  expect(paths).toContain('/blog')
  expect(paths.filter((path) => path.endsWith('404.html'))).toEqual(['/404.html', '/ru/404.html'])
  expect(paths).toHaveLength(16)
})

it('leaves out pages, sections and the assistant for which there is nothing', async () => {
  const content = await fixtureContent()
  const without = ['SolutionsPage', 'Author', 'Service', 'Chat', 'BlogPage']
  const less = { ...content, entries: content.entries.filter(({ type }) => !without.includes(type)) }
  expect(absentPages(less)).toEqual(['/blog', '/solutions', 'chat'])
  expect(shownSections(less, 'about')).toEqual(['timeline', 'values'])
  const ofHome = shownSections(less, 'home')
  const shown = ['services', 'projects', 'articles', 'about'].filter((name) => ofHome?.includes(name))
  expect(shown).toEqual(['projects', 'about'])
})

it('a page whose record is in the default language is no translation', async () => {
  const content = await fixtureContent()
  const foreign = new Set(['content/pages/about.json', 'content/services/hull.json'])
  const entries = content.entries.map((entry) =>
    foreign.has(entry.file) ? { ...entry, wordsIn: { en: 'en', ru: 'en' } } : entry,
  )
  const found = buildRoutes(contentRouteRecords({ ...content, entries }))
  const fallbacks = found.filter(({ translation }) => translation.status === 'fallback')
  expect(fallbacks.map(({ path }) => path)).toEqual(['/ru/about', '/ru/blog/2', '/ru/services/hull'])
  expect(found.find(({ path }) => path === '/about')?.alternates).toEqual([])
})

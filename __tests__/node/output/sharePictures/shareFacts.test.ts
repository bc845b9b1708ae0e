import { readShareFacts } from '../../../../src/node/output/sharePictures/shareFacts'
import { routeNodes, type Route } from '../../../../src/node/nodes/routeNodes'
import { buildRoutes } from '../../../../src/routing/routes'

const translated = { status: 'translated', contentLanguage: 'en' } as const
const table = buildRoutes({
  'blog-post': [{ key: '7', translations: { en: translated, ru: translated } }],
  service: [{ key: 'hulls' }],
})
const nodes = ['en', 'ru'].flatMap((language) => [
  { type: 'Company', language, name: 'Dock', url: 'https://dock.example', slogan: 'Ships' },
  { type: 'Dictionary', language, ns: 'contact', data: '{}' },
  { type: 'Dictionary', language, ns: 'common', data: '{ "nav.about": "About", "nav.services": "Services" }' },
  { type: 'HomePage', language, hero: { title: 'From the keel up' } },
  { type: 'AboutPage', language, hero: { title: 'A drawing office' } },
  { type: 'Service', id: `Service:hulls:${language}`, language, title: 'Hulls' },
  {
    type: 'BlogPost',
    id: `BlogPost:7:${language}`,
    language,
    title: 'Seven seas',
    date: '2024-03-15',
    category: { name: 'Voyages' },
  },
])
const facts = readShareFacts(
  routeNodes(table).map((node) => node.fields() as unknown as Route),
  {
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => nodes.filter((node) => node.type === type),
  } as unknown as Parameters<typeof readShareFacts>[1],
)

it.each([
  ['/', { title: 'From the keel up', kind: 'Ships', note: 'dock.example', background: 'body', brand: 'Dock' }],
  ['/ru/about', { title: 'A drawing office', kind: 'About', language: 'ru' }],
  ['/services/hulls', { title: 'Hulls', kind: 'Services', note: 'dock.example' }],
  ['/blog/7', { title: 'Seven seas', kind: 'Voyages', note: 'Mar\u00a015, 2024', background: 'profile' }],
])('the picture of %s says %j; not-found pages and pages without words have none', (path, expected) => {
  expect(facts).toHaveLength(8)
  expect(facts.find((each) => each.path === path)).toMatchObject(expected)
})

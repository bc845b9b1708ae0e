import { shareFacts, type ShareWords } from '../../../../src/node/output/sharePictures/shareFacts'
import { buildRoutes } from '../../../../src/routing/routes'

const translated = { status: 'translated', contentLanguage: 'en' } as const
const routes = buildRoutes({
  'blog-post': [{ key: '7', translations: { en: translated, ru: translated } }],
  service: [{ key: 'hulls' }],
})
const words: ShareWords = {
  company: { name: 'Dock', url: 'https://dock.example', slogan: 'Ships' },
  headings: { home: 'From the keel up', about: 'A drawing office' },
  common: { 'nav.about': 'About', 'nav.services': 'Services' },
  titles: { service: new Map([['hulls', 'Hulls']]), 'blog-post': new Map([['7', 'Seven seas']]) },
  posts: new Map([['7', { category: 'Voyages', day: 'Mar 15, 2024' }]]),
}
const facts = (path: string) => {
  const route = routes.find((each) => each.path === path)
  return route && shareFacts(route, words)
}

it.each([
  ['/', { title: 'From the keel up', kind: 'Ships', note: 'dock.example', sheet: 'body', brand: 'Dock' }],
  ['/ru/about', { title: 'A drawing office', kind: 'About', language: 'ru' }],
  ['/services/hulls', { title: 'Hulls', kind: 'Services', note: 'dock.example' }],
  ['/blog/7', { title: 'Seven seas', kind: 'Voyages', note: 'Mar 15, 2024', sheet: 'profile' }],
])('the picture of %s says %j', (path, expected) => {
  expect(facts(path)).toMatchObject(expected)
})

it.each(['/404.html', '/ru/blog/404.html'])('%s has none', (path) => {
  expect(facts(path)).toBeNull()
})

import { structuredData } from '../../src/site/structuredData'
import type { PageContext } from '../../src/node/hooks/pages'
import type { Described } from '../support/schemaOrg'

const menu = [{ list: 'services', to: null, label: 'Что делаем' }]
const locales = { edges: [{ node: { ns: 'common', data: '{ "breadcrumbs.home": "Главная", "nav.blog": "Блог" }' } }] }
const company = {
  name: 'Dock',
  url: 'https://dock.example',
  menu,
  kind: 'Corporation',
  legalName: 'Dock Ltd',
  phone: '+1 555',
  email: 'hello@dock.example',
  supportEmail: 'help@dock.example',
  address: { street: 'Quay 1', postalCode: '20457', city: 'Port', region: 'North', country: 'DE' },
}
const context = (changes: Partial<PageContext>) =>
  ({
    language: 'ru',
    canonicalPath: '/ru/blog/7',
    sharePicture: { src: '/static/x.jpg', alt: '' },
    ...changes,
  }) as PageContext

function describePage(template: string, data: object, changes: Partial<PageContext> = {}): Described[] {
  const text = structuredData({
    componentChunkName: `component---src-templates-${template}-tsx`,
    result: { data: { company, locales, ...data }, pageContext: context(changes) },
  })
  // No title can end the script element.
  expect(text ?? '').not.toContain('<')
  return text ? (JSON.parse(text) as { '@graph': Described[] })['@graph'] : []
}

const organization = { '@type': 'Organization', '@id': 'https://dock.example/#organization', name: 'Dock' }
/** Breadcrumbs of a page; the last one has no address. */
const way = (...steps: [name: string, item?: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(item && { item: `https://dock.example${item}` }),
  })),
})

it('says of the home page who the company is, and where it is to be reached', () => {
  const [home, ...others] = describePage('home', {})
  expect(home).toEqual({
    ...organization,
    '@type': 'Corporation',
    legalName: 'Dock Ltd',
    url: 'https://dock.example/',
    logo: 'https://dock.example/icon-512.png',
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: 'hello@dock.example', telephone: '+1 555' },
      { '@type': 'ContactPoint', contactType: 'customer support', email: 'help@dock.example' },
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Quay 1',
      postalCode: '20457',
      addressLocality: 'Port',
      addressRegion: 'North',
      addressCountry: 'DE',
    },
  })
  const site = { '@type': 'WebSite', '@id': 'https://dock.example/ru#website', name: 'Dock', inLanguage: 'ru' }
  const publisher = { '@id': organization['@id'] }
  expect(others).toEqual([{ ...site, url: 'https://dock.example/ru', publisher }])
  const less = { ...company, legalName: null, phone: null, address: null }
  const [small] = describePage('home', { company: less })
  expect(Object.keys(small)).toEqual(['@type', '@id', 'name', 'url', 'logo', 'contactPoint'])
})

it('describes an article with its language and day, without missing pictures', () => {
  const post = {
    title: 'Ends </script><b>here',
    date: '2024-01-25',
    updated: null,
    contentLanguage: 'en',
    author: { name: 'Jane Roe', role: 'Editor' },
    cover: { src: '/static/cover.webp' },
  }
  const [article, steps] = describePage('blog-post', { post })
  const written = { datePublished: '2024-01-25', dateModified: '2024-01-25', inLanguage: 'en' }
  expect(article).toEqual({
    ...written,
    '@type': 'BlogPosting',
    headline: post.title,
    publisher: organization,
    author: { '@type': 'Person', name: 'Jane Roe', jobTitle: 'Editor' },
    image: 'https://dock.example/static/cover.webp',
  })
  expect(steps).toEqual(way(['Главная', '/ru'], ['Блог', '/ru/blog'], [post.title]))
  const changed = { ...post, updated: '2024-06-01', cover: null }
  const [bare] = describePage('blog-post', { post: changed }, { sharePicture: null })
  expect([bare.dateModified, bare.datePublished]).toEqual(['2024-06-01', '2024-01-25'])
  expect(bare).not.toHaveProperty('image')
  const [titled] = describePage('blog-post', { post: changed })
  expect(titled?.image).toBe('https://dock.example/static/x.jpg')
})

it('describes a service, an industry and a case with what is above them', () => {
  const home: [string, string] = ['Главная', '/ru']
  const record = { title: 'Hulls' }
  const to = way(home, ['Что делаем', '/ru#services'], ['Hulls'])
  expect(describePage('service', { record })).toEqual([to])
  const navigation = { absent: ['/#industries'] }
  expect(describePage('industry', { record, navigation })).toEqual([way(home, ['Hulls'])])
  const [story] = describePage('case', { story: { title: 'Ferry', contentLanguage: null }, navigation: null })
  const image = 'https://dock.example/static/x.jpg'
  expect(story).toEqual({ '@type': 'Article', headline: 'Ferry', author: organization, publisher: organization, image })
})

it('says nothing of pages that are nothing schema.org has a word for', () => {
  expect(describePage('not-found', {})).toEqual([])
  expect(describePage('service', { record: null })).toEqual([])
})

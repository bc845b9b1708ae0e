import { structuredData } from '../../src/site/structuredData'
import type { PageContext } from '../../src/node/hooks/pages'
import type { Described } from '../support/schemaOrg'

const company = { name: 'Dock', url: 'https://dock.example' }
const context = (changes: Partial<PageContext>) =>
  ({ language: 'ru', canonicalPath: '/ru/blog/7', sharePicture: '/share/x.png', ...changes }) as PageContext

function describePage(template: string, data: object, changes: Partial<PageContext> = {}): Described[] {
  const text = structuredData({
    componentChunkName: `component---src-templates-${template}-tsx`,
    result: { data: { company, locales: { edges: [] }, ...data }, pageContext: context(changes) },
  })
  // No title ends the script.
  expect(text ?? '').not.toContain('<')
  return text ? (JSON.parse(text) as { '@graph': Described[] })['@graph'] : []
}

const post = {
  title: 'Ends </script><b>here',
  excerpt: 'About it.',
  date: '2024-01-25',
  updated: null,
  contentLanguage: 'en',
  words: 900,
  minutes: 5,
  category: { name: 'IoT' },
  author: { name: 'Jane Roe', role: 'Editor' },
  cover: { src: '/static/cover.webp', width: 1200, height: 675 },
}

it('says when the text changed, and leaves out pictures that are not there', () => {
  const changed = { ...post, updated: '2024-06-01', cover: null }
  const [article] = describePage('blog-post', { post: changed }, { sharePicture: null })
  expect(article?.dateModified).toBe('2024-06-01')
  expect(article).not.toHaveProperty('image')
  const [titled] = describePage('blog-post', { post: changed })
  expect(titled?.image).toBe('https://dock.example/share/x.png')
})

it('says nothing of pages that are nothing schema.org has a word for', () => {
  expect(describePage('not-found', {})).toEqual([])
  expect(describePage('service', { record: null })).toEqual([])
})

import { announcement } from '../../scripts/announce/indexNow'
import { indexNowKeyFile, isIndexNowKey } from '../../src/node/output/indexNowKey'
import { buildRoutes } from '../../src/routing/routes'

const written = { status: 'translated', contentLanguage: 'en' } as const
const routes = buildRoutes({
  'blog-post': [{ key: '1', translations: { en: written, ru: { status: 'fallback', contentLanguage: 'en' } } }],
  service: [{ key: 'hulls' }],
})
const settings = { site: 'https://dock.example', key: 'abcdefgh' }
const page = (path: string) => ({ path, language: 'en' as const, title: '', files: [] })
const none = { pages: [], everywhere: [], gone: [], elsewhere: [] }

it('names the pages that changed and those that are gone, and where the key lies', () => {
  const changes = {
    ...none,
    pages: [page('/services/hulls'), page('/blog/1'), page('/ru/blog/1'), page('/404.html')],
    gone: ['/blog/9'],
  }
  expect(announcement(changes, routes, settings)).toEqual({
    host: 'dock.example',
    key: 'abcdefgh',
    keyLocation: 'https://dock.example/abcdefgh.txt',
    urlList: ['https://dock.example/blog/1', 'https://dock.example/services/hulls', 'https://dock.example/blog/9'],
  })
})

it('names every listed page after a change that concerns all', () => {
  const { urlList } = announcement({ ...none, everywhere: ['src/styles/base.css'] }, routes, settings)
  expect(urlList).toContain('https://dock.example/ru/about')
  expect(urlList).not.toContain('https://dock.example/ru/blog/1')
  expect(urlList.filter((url) => url.includes('404'))).toEqual([])
})

it('is empty when nothing changed', () => {
  expect(announcement(none, routes, settings).urlList).toEqual([])
})

it.each([
  ['abcd-1234', true],
  ['short', false],
  ['../../etc', false],
  ['x'.repeat(129), false],
])('takes %s for a key: %s', (text, expected) => {
  expect(isIndexNowKey(text)).toBe(expected)
})

it('puts the key into a file of the site, and stops a build whose key is none', () => {
  expect(indexNowKeyFile('abcd-1234')).toEqual({ name: 'abcd-1234.txt', text: 'abcd-1234' })
  expect(indexNowKeyFile(undefined)).toBeUndefined()
  expect(() => indexNowKeyFile('../robots')).toThrow('INDEXNOW_KEY')
})

import { announcement } from '../../scripts/announce/indexNow'
import { indexNowKeyFile, isIndexNowKey } from '../../src/node/output/indexNowKey'

const settings = { site: 'https://dock.example', key: 'abcdefgh' }
const SITEMAP = `<urlset>
<url><loc>https://dock.example/about</loc><lastmod>2026-03-01</lastmod></url>
<url><loc>https://dock.example/blog/1</loc><xhtml:link rel="alternate" href="https://dock.example/ru/blog/1"/><lastmod>2026-03-15</lastmod></url>
<url><loc>https://dock.example/privacy</loc></url>
</urlset>`

it('names the pages whose words changed and addresses that pages left, and where the key lies', () => {
  expect(announcement(SITEMAP, '2026-03-10', ['/blog/9'], settings)).toEqual({
    host: 'dock.example',
    key: 'abcdefgh',
    keyLocation: 'https://dock.example/abcdefgh.txt',
    urlList: ['https://dock.example/blog/1', 'https://dock.example/blog/9'],
  })
})

it('tells again what changed on the day of the last deploy', () => {
  expect(announcement(SITEMAP, '2026-03-15', [], settings).urlList).toEqual(['https://dock.example/blog/1'])
})

it('is empty when nothing changed', () => {
  expect(announcement(SITEMAP, '2026-03-16', [], settings).urlList).toEqual([])
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

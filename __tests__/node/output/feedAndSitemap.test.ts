/** @jest-environment jsdom */
import { buildRoutes } from '../../../src/routing/routes'
import { rssFeed, type FeedPost } from '../../../src/node/output/feed'
import { robots, sitemap } from '../../../src/node/output/sitemap'

const SITE = 'https://dock.example'

function xml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  return document
}

const texts = (parent: Document | Element, tag: string) =>
  [...parent.getElementsByTagName(tag)].map((element) => element.textContent)

describe('the feed', () => {
  const post = (postId: number, date: string): FeedPost => ({
    postId,
    title: `Post <${postId}> & "more"`,
    excerpt: 'It’s <b>short</b>',
    date,
    category: { name: 'R&D' },
    author: { name: "O'Neil" },
    body: {
      blocks: [
        { type: 'heading', depth: 2, id: 'a', content: ['A < B'] },
        {
          type: 'paragraph',
          content: [
            'See ',
            { type: 'link', to: '/services/web', content: [{ type: 'strong', content: ['ours'] }] },
            ', ',
            { type: 'link', to: '#a', content: ['above'] },
            ', ',
            { type: 'link', to: 'https://other.example/?a=1&b', content: ['theirs'] },
          ],
        },
        { type: 'image', src: './map.png', alt: 'A "map"', caption: 'Here' },
        { type: 'code', language: 'ts', tokens: [['k', 'if'], ' (a < b)'] },
        { type: 'table', align: [null], header: [['Head']], rows: [[['Cell']]] },
      ],
      pictures: [{ src: './map.png', picture: { src: '/static/map.webp' } }],
    },
  })
  const options = { siteUrl: SITE, language: 'ru', title: 'Блог — Dock', description: 'Про <суда>' } as const
  const feed = (posts: readonly FeedPost[]) => xml(rssFeed(posts, options))

  it('says what it is', () => {
    const channel = feed([]).documentElement.children[0]
    expect(['title', 'link', 'description', 'language'].map((tag) => texts(channel, tag)[0])).toEqual([
      'Блог — Dock',
      `${SITE}/ru/blog`,
      'Про <суда>',
      'ru',
    ])
    const self = channel.getElementsByTagName('atom:link')[0]
    expect([self.getAttribute('href'), self.getAttribute('rel')]).toEqual([`${SITE}/ru/blog/rss.xml`, 'self'])
    expect(channel.getElementsByTagName('item')).toHaveLength(0)
  })

  it('lists posts with their words as they are, at addresses of its language', () => {
    const [item] = feed([post(3, '2024-03-15')]).getElementsByTagName('item')
    expect(
      ['title', 'link', 'guid', 'pubDate', 'category', 'dc:creator', 'description'].map((tag) => texts(item, tag)[0]),
    ).toEqual([
      'Post <3> & "more"',
      `${SITE}/ru/blog/3`,
      `${SITE}/ru/blog/3`,
      'Fri, 15 Mar 2024 00:00:00 GMT',
      'R&D',
      "O'Neil",
      'It’s <b>short</b>',
    ])
  })

  it('has the whole article, with addresses that hold anywhere', () => {
    const [item] = feed([post(3, '2024-03-15')]).getElementsByTagName('item')
    const text = new DOMParser().parseFromString(texts(item, 'content:encoded')[0] ?? '', 'text/html')
    expect(text.querySelector('h2')?.textContent).toBe('A < B')
    expect([...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      `${SITE}/ru/services/web`,
      `${SITE}/ru/blog/3#a`,
      'https://other.example/?a=1&b',
    ])
    expect(text.querySelector('img')?.getAttribute('src')).toBe(`${SITE}/static/map.webp`)
    expect(text.querySelector('img')?.alt).toBe('A "map"')
    expect(text.querySelector('pre')?.textContent).toBe('if (a < b)')
    expect(text.querySelector('td')?.textContent).toBe('Cell')
  })
})

describe('the sitemap', () => {
  const translated = { status: 'translated', contentLanguage: 'en' } as const
  const routes = buildRoutes({
    'blog-post': [
      { key: '1', translations: { en: translated, ru: { status: 'stale', contentLanguage: 'ru' } } },
      { key: '2', translations: { en: translated, ru: { status: 'fallback', contentLanguage: 'en' } } },
      {
        key: '3',
        translations: {
          en: { status: 'absent', contentLanguage: null },
          ru: { status: 'translated', contentLanguage: 'ru' },
        },
      },
    ],
  }).map((route) => ({ ...route, recordId: null }))
  const facts = {
    modified: ({ path }: { path: string }) => (path === '/about' ? '2024-03-15' : undefined),
    pictures: ({ path }: { path: string }) => (path === '/projects' ? ['/static/a.webp', '/static/b.webp'] : []),
  }
  const document = () => xml(sitemap(routes, SITE, facts))

  it('lists every page under its canonical address, and no page that says nothing was found', () => {
    const pages = [
      '/',
      '/ru',
      '/about',
      '/ru/about',
      '/projects',
      '/ru/projects',
      '/blog',
      '/ru/blog',
      '/blog/1',
      '/ru/blog/1',
      '/blog/2',
      '/ru/blog/3',
      '/solutions',
      '/ru/solutions',
      '/privacy',
      '/ru/privacy',
    ]
    expect(texts(document(), 'loc')).toEqual(pages.map((page) => SITE + page))
  })

  it('says when a page changed where that is known, and which pictures it shows', () => {
    const entry = (page: string) =>
      [...document().getElementsByTagName('url')].find((url) => texts(url, 'loc')[0] === SITE + page)!
    expect(texts(document(), 'lastmod')).toEqual(['2024-03-15'])
    expect(texts(entry('/about'), 'lastmod')).toEqual(['2024-03-15'])
    expect(texts(entry('/projects'), 'image:loc')).toEqual([`${SITE}/static/a.webp`, `${SITE}/static/b.webp`])
    expect(texts(document(), 'image:loc')).toHaveLength(2)
  })

  it('names the languages of a page, and none where it stands alone', () => {
    const alternates = (page: string) => {
      const url = [...document().getElementsByTagName('url')].find((entry) => texts(entry, 'loc')[0] === SITE + page)
      return [...(url?.getElementsByTagName('xhtml:link') ?? [])].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      )
    }
    expect(alternates('/ru/blog/1')).toEqual([`en ${SITE}/blog/1`, `ru ${SITE}/ru/blog/1`])
    expect(alternates('/')).toEqual([`en ${SITE}/`, `ru ${SITE}/ru`])
    expect(alternates('/blog/2')).toEqual([])
    expect(alternates('/ru/blog/3')).toEqual([])
  })
})

describe('robots.txt', () => {
  it('names the sitemap, or asks to be left alone on a preview', () => {
    expect(robots(SITE, { preview: false })).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`)
    expect(robots(SITE, { preview: true })).toBe('User-agent: *\nDisallow: /\n')
  })
})

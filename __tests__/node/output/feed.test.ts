import { JSDOM } from 'jsdom'
import { loadParser, type Parser } from '../../../src/content/mdx/parseBody'
import { rssFeed, type FeedPost } from '../../../src/node/output/feed'

const { DOMParser } = new JSDOM().window
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
  let toHtml: Parser['toHtml']
  beforeAll(async () => ({ toHtml } = await loadParser()))
  const feed = (posts: readonly FeedPost[]) => xml(rssFeed(posts, { ...options, toHtml, callout: (kind) => kind }))

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
    expect(text.querySelector('pre')?.textContent).toBe('if (a < b)\n')
    expect(text.querySelector('td')?.textContent).toBe('Cell')
  })
})

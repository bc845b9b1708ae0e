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
      { type: 'callout', kind: 'tip', blocks: [] },
      { type: 'table', align: [null], header: [['Head']], rows: [[['Cell']]] },
    ],
    pictures: [{ src: './map.png', picture: { src: '/static/map.webp' } }],
  },
})
const options = { siteUrl: SITE, language: 'ru', title: 'Блог & <Dock>', description: 'Про <суда>' } as const
let toHtml: Parser['toHtml']
beforeAll(async () => ({ toHtml } = await loadParser()))
const feed = (posts: readonly FeedPost[]) => xml(rssFeed(posts, { ...options, toHtml, callout: (kind) => `A ${kind}` }))

it('says what it is, and lists posts with their words as they are, whole, with addresses that hold anywhere', () => {
  const channel = feed([post(3, '2024-03-15')]).documentElement.children[0]
  expect(['title', 'link', 'description', 'language'].map((tag) => texts(channel, tag)[0])).toEqual([
    ...['Блог & <Dock>', `${SITE}/ru/blog`, 'Про <суда>', 'ru'],
  ])
  const self = channel.getElementsByTagName('atom:link')[0]
  expect([self.getAttribute('href'), self.getAttribute('rel')]).toEqual([`${SITE}/ru/blog/rss.xml`, 'self'])
  const [item] = channel.getElementsByTagName('item')
  expect(
    [...item.children].map(({ tagName, textContent }) => `${tagName} ${textContent?.replaceAll('\n', '')}`),
  ).toEqual([
    'title Post <3> & "more"',
    `link ${SITE}/ru/blog/3`,
    `guid ${SITE}/ru/blog/3`,
    'pubDate Fri, 15 Mar 2024 00:00:00 GMT',
    'category R&D',
    "dc:creator O'Neil",
    'description It’s <b>short</b>',
    `content:encoded <h2>A &lt; B</h2><p>See <a href="${SITE}/ru/services/web"><strong>ours</strong></a>, <a href="${SITE}/ru/blog/3#a">above</a>, <a href="https://other.example/?a=1&amp;b">theirs</a></p><p><img src="${SITE}/static/map.webp" alt="A &quot;map&quot;"></p><p>Here</p><pre><code class="language-ts">if (a &lt; b)</code></pre><blockquote><p><strong>A tip</strong></p></blockquote><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>`,
  ])
  expect(feed([]).getElementsByTagName('item')).toHaveLength(0)
})

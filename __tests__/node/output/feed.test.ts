import { JSDOM } from 'jsdom'
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
})
const options = { siteUrl: SITE, language: 'ru', title: 'Блог & <Dock>', description: 'Про <суда>' } as const
const feed = (posts: readonly FeedPost[]) =>
  xml(rssFeed(posts, { ...options, articleOf: (page) => `<p>${page} &lt; B</p>` }))

it('lists posts with their whole texts and with full addresses', () => {
  const channel = feed([post(3, '2024-03-15')]).documentElement.children[0]
  const head = ['title', 'link', 'description', 'language'].map((tag) => texts(channel, tag)[0])
  expect(head).toEqual(['Блог & <Dock>', `${SITE}/ru/blog`, 'Про <суда>', 'ru'])
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
    'content:encoded <p>/ru/blog/3 &lt; B</p>',
  ])
  expect(feed([]).getElementsByTagName('item')).toHaveLength(0)
})

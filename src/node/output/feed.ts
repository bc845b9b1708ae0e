import { loadParser } from '../../content/mdx/parseBody'
import { LANGUAGES, type Language } from '../../routing/languages'
import { absoluteUrl, feedPath, localizePath } from '../../routing/localizePath'
import { pathOfRecord } from '../../routing/pageKinds'
import type { Output } from './output'
import type { BuiltPage } from './pages/readPage'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML and HTML, including quoted attributes. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character])

export interface FeedPost {
  postId: number
  title: string
  excerpt: string
  /** ISO day. */
  date: string
  category: { name: string }
  author: { name: string }
}

interface FeedOptions {
  siteUrl: string
  language: Language
  title: string
  description: string
  articleOf: (path: string) => string
}

/** RSS 2.0 feed of the blog with whole articles, in the order of `posts` (https://www.rssboard.org/rss-specification). */
export function rssFeed(posts: readonly FeedPost[], options: FeedOptions): string {
  const { siteUrl, language, title, description, articleOf } = options
  const items = posts.map((post) => {
    const path = localizePath(pathOfRecord('blog-post', String(post.postId)), language)
    const url = absoluteUrl(siteUrl, path)
    return `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate><category>${escapeXml(post.category.name)}</category><dc:creator>${escapeXml(post.author.name)}</dc:creator><description>${escapeXml(post.excerpt)}</description><content:encoded>${escapeXml(articleOf(path))}</content:encoded></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${absoluteUrl(siteUrl, localizePath('/blog', language))}</link>
<description>${escapeXml(description)}</description>
<language>${language}</language>
<atom:link href="${absoluteUrl(siteUrl, feedPath(language))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

/** Number of articles in a feed. Feed readers store older articles, which would only make the feed larger. */
const FEED_LENGTH = 50

const FEED = `
  query Feed($language: String!) {
    company(language: { eq: $language }) { name }
    blogPage(language: { eq: $language }) { meta { title description } }
    allBlogPost(
      filter: { language: { eq: $language }, translation: { ne: "fallback" } }
      sort: [{ date: DESC }, { postId: DESC }]
      limit: ${FEED_LENGTH}
    ) {
      nodes { postId title excerpt date category { name } author { name } }
    }
  }
`

interface FeedQuery {
  company: { name: string }
  blogPage: { meta: { title: string; description: string } } | null
  allBlogPost: { nodes: FeedPost[] }
}

const textOf = (page?: BuiltPage) =>
  (page?.sections ?? []).flatMap(({ part, markdown }) => (part === 'article' ? markdown : [])).join('\n\n')

export const feeds: Output = async ({ company, routes, pages, query }, write) => {
  if (!routes.some(({ template }) => template === 'blog')) return
  const { toHtml } = await loadParser()
  const articleOf = (path: string) => toHtml(textOf(pages.get(path)))
  for (const language of LANGUAGES) {
    const { company: own, blogPage, allBlogPost } = await query<FeedQuery>(FEED, language)
    if (!blogPage) continue
    const { title, description } = blogPage.meta
    const options = { siteUrl: company.url, language, title: `${title} — ${own.name}`, description, articleOf }
    write(feedPath(language).slice(1), rssFeed(allBlogPost.nodes, options))
  }
}

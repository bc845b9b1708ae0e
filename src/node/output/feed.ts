import type { Language } from '../../routing/languages'
import { absoluteUrl, localizePath } from '../../routing/localizePath'

export interface FeedPost {
  postId: number
  title: string
  excerpt: string
  /** ISO day. */
  date: string
  category: string
  author: string
}

export interface FeedOptions {
  siteUrl: string
  language: Language
  title: string
  description: string
}

/** Path of the RSS feed of a language. */
export function feedPath(language: Language): string {
  return localizePath('/blog/rss.xml', language)
}

/** RSS 2.0 feed of the blog, in the order of `posts` (https://www.rssboard.org/rss-specification). */
export function rssFeed(posts: readonly FeedPost[], { siteUrl, language, title, description }: FeedOptions): string {
  const items = posts.map((post) => {
    const url = absoluteUrl(siteUrl, localizePath(`/blog/${post.postId}`, language))
    return `<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate><category>${escapeXml(post.category)}</category><dc:creator>${escapeXml(post.author)}</dc:creator><description>${escapeXml(post.excerpt)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character])
}

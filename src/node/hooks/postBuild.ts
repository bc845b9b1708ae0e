import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../routing/languages'
import { cleanUrls } from '../output/cleanUrls'
import { feedPath, rssFeed, type FeedPost } from '../output/feed'
import { headersFile } from '../output/hosting/headersFile'
import { nginxFile } from '../output/hosting/nginxFile'
import { removeLeftovers } from '../output/hosting/ownFiles'
import { oldAddresses } from '../output/hosting/redirects'
import { redirectsFile } from '../output/hosting/redirectsFile'
import { inlineNotFoundData } from '../output/notFoundData'
import { robots, sitemap } from '../output/sitemap'
import { clearPreview } from '../output/preview/clearPreview'
import { isPreview } from '../buildMode'
import { createdRoutes } from './pages'

/** Readers of feeds keep what they have seen; a feed of years would only be heavy. */
const FEED_LENGTH = 50

const FEED = `
  query Feed($language: String!) {
    redirectList(language: { eq: $language }) { items { from to } }
    company(language: { eq: $language }) { name url }
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
  redirectList: { items: { from: string; to: string | null }[] } | null
  company: { name: string; url: string }
  blogPage: { meta: { title: string; description: string } }
  allBlogPost: {
    nodes: (Omit<FeedPost, 'category' | 'author'> & { category: { name: string }; author: { name: string } })[]
  }
}

/** Writes what stands beside the pages: clean URLs, not-found pages, sitemap, feeds and the rules of the hosts. */
export async function finishBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public')
  const routes = createdRoutes()
  const feeds = new Map<Language, FeedQuery>()
  for (const language of LANGUAGES) {
    const { data, errors } = (await graphql(FEED, { language })) as { data?: FeedQuery; errors?: unknown }
    if (!data) return reporter.panic(`The feed in ${language} could not be queried.`, errors as Error)
    feeds.set(language, data)
  }
  const removed = cleanUrls(
    folder,
    routes.map((route) => route.path),
  )
  if (removed.length > 0) reporter.info(`Removed pages of an earlier build: ${removed.join(', ')}`)
  for (const route of routes) if (route.notFound) inlineNotFoundData(folder, route.path)
  removeLeftovers(folder)
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const [
    {
      company: { url },
      redirectList,
    },
  ] = [...feeds.values()]
  const old = oldAddresses((redirectList?.items ?? []).map(({ from, to }) => ({ from, to: to ?? undefined })))
  write('sitemap.xml', sitemap(routes, url))
  write('robots.txt', robots(url, { preview: isPreview() }))
  write('_redirects', redirectsFile(old))
  write('_headers', headersFile({ preview: isPreview() }))
  write('nginx.conf', nginxFile({ preview: isPreview() }, old))
  for (const [language, { company, blogPage, allBlogPost }] of feeds) {
    const { title, description } = blogPage.meta
    const posts = allBlogPost.nodes.map((post) => ({
      ...post,
      category: post.category.name,
      author: post.author.name,
    }))
    const feed = rssFeed(posts, { siteUrl: url, language, title: `${title} — ${company.name}`, description })
    write(feedPath(language).slice(1), feed)
  }
  clearPreview(folder, routes)
  if (isPreview()) {
    const { writePreview } = await import('../output/preview/writePreview')
    await writePreview(process.cwd(), folder, routes)
  }
}

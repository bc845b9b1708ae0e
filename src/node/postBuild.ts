import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { LANGUAGES } from '../content/languages'
import { cleanUrls } from './build/cleanUrls'
import { feedPath, rssFeed, type FeedPost } from './build/feed'
import { headersFile, nginxFile, redirectsFile } from './build/hosting'
import { inlineNotFoundData } from './build/notFoundData'
import { robots, sitemap } from './build/sitemap'
import { isPreview } from './buildMode'
import { queryRoutes } from './pages'
import { siteUrl } from './siteUrl'

const FEEDS = `
  query Feeds {
    allCompany { nodes { language name url } }
    allBlogPage { nodes { language meta { title description } } }
    allBlogPost(filter: { translation: { ne: "fallback" } }) {
      nodes { postId language title excerpt date category { name } author { name } }
    }
  }
`

interface FeedsQuery {
  allCompany: { nodes: { language: string; name: string; url: string }[] }
  allBlogPage: { nodes: { language: string; meta: { title: string; description: string } }[] }
  allBlogPost: {
    nodes: (Omit<FeedPost, 'category' | 'author'> & {
      language: string
      category: { name: string }
      author: { name: string }
    })[]
  }
}

/** Writes what stands beside the pages: clean URLs, not-found pages, sitemap, feeds and the rules of the hosts. */
export async function finishBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public')
  const routes = await queryRoutes(graphql, reporter)
  const { data, errors } = (await graphql(FEEDS)) as { data?: FeedsQuery; errors?: unknown }
  if (!data) {
    reporter.panic('The feeds could not be queried.', errors as Error)
    return
  }
  const removed = cleanUrls(
    folder,
    routes.map((route) => route.path),
  )
  if (removed.length > 0) reporter.info(`Removed pages of an earlier build: ${removed.join(', ')}`)
  for (const route of routes) if (route.notFound) inlineNotFoundData(folder, route.path)
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const url = siteUrl(data.allCompany.nodes[0].url)
  write('sitemap.xml', sitemap(routes, url))
  write('robots.txt', robots(url, { preview: isPreview() }))
  write('_redirects', redirectsFile())
  write('_headers', headersFile({ preview: isPreview() }))
  write('nginx.conf', nginxFile())
  for (const language of LANGUAGES) {
    const meta = data.allBlogPage.nodes.find((node) => node.language === language)?.meta
    const company = data.allCompany.nodes.find((node) => node.language === language)
    const posts = data.allBlogPost.nodes
      .filter((post) => post.language === language)
      .map((post) => ({ ...post, category: post.category.name, author: post.author.name }))
    write(
      feedPath(language).slice(1),
      rssFeed(posts, {
        siteUrl: url,
        language,
        title: `${meta?.title} — ${company?.name}`,
        description: meta?.description ?? '',
      }),
    )
  }
}

import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../routing/languages'
import { absoluteUrl, markdownPath } from '../../routing/localizePath'
import type { ChatData } from '../../assistant/answerTo'
import { siteNow } from '../../content/clock'
import { loadParser } from '../../content/mdx/parseBody'
import { cleanUrls, htmlFile, pageDataFile, removeLeftovers } from '../output/cleanUrls'
import { feedPath, rssFeed, type FeedPost } from '../output/feed'
import { headersFile } from '../output/hosting/headers'
import { nginxFile } from '../output/hosting/nginxFile'
import {
  collectInline,
  contentSecurityPolicy,
  editorPolicy,
  mailSource,
  noInlineSources,
} from '../output/hosting/contentSecurityPolicy'
import { redirectsFile, storedAddresses } from '../output/hosting/redirects'
import { NEXT_BUILD, SECURITY_TEXT, securityText, webManifest } from '../output/siteFiles'
import { readColours } from '../brandFiles'
import { llmsText, markdownPage } from '../output/markdown/markdownPage'
import type { BuiltPage } from '../output/pages/readPage'
import { readPages, type PagesRead } from '../output/pages/readPages'
import { inlineNotFoundData } from '../output/inlineNotFoundData'
import { changeDays, isListed, lastModified, robots, sitemap } from '../output/sitemap'
import { writeSearch } from '../output/search/writeSearch'
import { clearPreview, PREVIEW_FOLDER } from '../output/preview/previewFiles'
import { revisionOf } from '../output/preview/revision'
import { isMainBuild, isPreview } from '../environment'
import { queryRoutes } from '../nodes/routeNodes'
import { markStandIns } from '../output/markStandIns'
import { NEXT_CHANGE, STAND_INS } from './sourceContent'

/** Key in Gatsby's cache: the pages as read. */
const PAGES_READ = 'pages-read'

/** Number of articles in a feed. Feed readers store older articles, which would only make the feed larger. */
const FEED_LENGTH = 50

const FEED = `
  query Feed($language: String!) {
    company(language: { eq: $language }) { name url supportEmail editor description }
    dictionary(language: { eq: $language }, ns: { eq: "common" }) { data }
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
  company: {
    name: string
    url: string
    supportEmail: string
    editor: boolean
    description: string
  }
  dictionary: { data: string }
  blogPage: { meta: { title: string; description: string } } | null
  allBlogPost: { nodes: FeedPost[] }
}

/** The topics of the assistant. */
function chatTopics(folder: string, language: Language): ChatData['topics'] {
  const file = path.join(folder, 'chat', `${language}.json`)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ChatData).topics : []
}

/** The text of an article, in Markdown. */
const articleOf = ({ sections }: BuiltPage) =>
  sections.flatMap(({ part, markdown }) => (part === 'article' ? markdown : [])).join('\n\n')

/** Writes the files beside the pages: clean URLs, not-found pages, sitemap, feeds, search and the rules of the hosts. */
export async function finishBuild({ cache, getNode, getNodesByType, graphql, reporter }: BuildArgs): Promise<void> {
  const folder = path.resolve('public')
  const routes = await queryRoutes(graphql)
  const feeds = new Map<Language, FeedQuery>()
  for (const language of LANGUAGES) {
    const { data, errors } = (await graphql(FEED, { language })) as { data?: FeedQuery; errors?: unknown }
    if (!data) return reporter.panic(`The feed in ${language} could not be queried.`, errors as Error)
    feeds.set(language, data)
  }
  const paths = routes.map((route) => route.path)
  cleanUrls(folder, paths)
  for (const route of routes) if (route.notFound) inlineNotFoundData(folder, route.path)
  const written = new Set(paths.flatMap((page) => [htmlFile(page), pageDataFile(page)]))
  const write = (name: string, text: string) => {
    written.add(name)
    const file = path.join(folder, name)
    // Reading takes less CPU time than writing.
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  markStandIns(folder, routes, (await cache.get(STAND_INS)) as Record<Language, string[]>, write)
  const [first] = [...feeds.values()]
  const { url } = first.company
  const old = storedAddresses({ getNodesByType })
  const nextChange = String(await cache.get(NEXT_CHANGE))
  write(NEXT_BUILD, `${nextChange}\n`)
  reporter.info(`Until ${nextChange} the same files make the same site.`)
  write('robots.txt', robots(url, { preview: isPreview() }))
  const notFoundPaths = routes.filter((route) => route.notFound).map((route) => route.path)
  write('_redirects', redirectsFile(notFoundPaths, old))
  write('site.webmanifest', webManifest(first.company, readColours(process.cwd())))
  write(SECURITY_TEXT, securityText(first.company, siteNow()))
  clearPreview(folder, routes)
  if (isPreview()) {
    const { writePreview } = await import('../output/preview/writePreview')
    await writePreview(process.cwd(), folder, routes)
  }
  const inline = noInlineSources()
  const htmlOf = (page: string) => {
    const html = fs.readFileSync(path.join(folder, htmlFile(page)), 'utf8')
    collectInline(html, inline)
    return html
  }
  const before = (await cache.get(PAGES_READ)) as PagesRead | undefined
  const { pages, kept } = await readPages(process.cwd(), routes, url, htmlOf, before)
  await cache.set(PAGES_READ, kept)
  const read = routes.map((route) => ({ route, page: pages.get(route.path)! }))
  for (const language of LANGUAGES) {
    const own = read.filter(({ route }) => route.language === language)
    writeSearch(language, own, chatTopics(folder, language), write)
  }
  const { toHtml } = await loadParser()
  for (const [language, { company, blogPage, allBlogPost }] of feeds) {
    if (!blogPage || !routes.some(({ template }) => template === 'blog')) continue
    const { title, description } = blogPage.meta
    const feed = rssFeed(allBlogPost.nodes, {
      siteUrl: url,
      language,
      title: `${title} — ${company.name}`,
      description,
      articleOf: (page) => toHtml(articleOf(pages.get(page)!)),
    })
    write(feedPath(language).slice(1), feed)
  }
  const modified = lastModified(
    changeDays(process.cwd()),
    (id) => getNode(id) as { date?: string; updated?: string } | undefined,
  )
  write('sitemap.xml', sitemap(routes, url, modified))
  const listed = read.filter(({ route }) => isListed(route))
  for (const { route, page } of listed)
    write(markdownPath(route.path).slice(1), markdownPage(page, absoluteUrl(url, route.path), modified(route)))
  const partOf = (part: string, language: Language) =>
    (JSON.parse(feeds.get(language)!.dictionary.data) as Record<string, string | undefined>)[`nav.${part.slice(1)}`]
  write('llms.txt', llmsText(listed, first.company, partOf))
  const policy = contentSecurityPolicy(inline, mailSource(process.env.GATSBY_EMAILJS_ORIGIN))
  const hasEditor = first.company.editor && isMainBuild()
  if (first.company.editor && !hasEditor)
    reporter.info('This build has no /admin: it is not known to be of the main branch (README.md, "The editor").')
  const { repository } = revisionOf(process.env)
  if (hasEditor) {
    const { writeEditor } = await import('../output/editor/writeEditor')
    await writeEditor(process.cwd(), folder, repository)
    written.add('admin.html')
  }
  const headers = {
    preview: isPreview(),
    policy,
    editorPolicy: hasEditor ? editorPolicy(repository) : undefined,
  }
  const folders = ['brand-icons', 'chat', 'share', hasEditor && 'admin', isPreview() && PREVIEW_FOLDER]
  const gone = removeLeftovers(
    folder,
    path.resolve('static'),
    written,
    folders.filter((name) => name !== false),
  )
  if (gone.length > 0) reporter.info(`${gone.length} files were removed that this build did not write.`)
  const addresses = routes.filter(({ notFound }) => !notFound).map((route) => route.path)
  write('_headers', headersFile(headers, addresses, fs.readdirSync(folder)))
  write('nginx.conf', nginxFile({ ...headers, siteUrl: url }, notFoundPaths, old))
}

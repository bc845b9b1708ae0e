import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../../routing/languages'
import { pageKinds } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'
import { drawSharePictures } from './drawSharePictures'
import { shareFacts, type ShareWords } from './shareFacts'
import { openStudio } from './studio'

const SHARE_WORDS = `
  query ShareWords($language: String!) {
    company(language: { eq: $language }) { name url slogan }
    allBlogPost(filter: { language: { eq: $language } }) { nodes { postId title date category { name } } }
    allDictionary(filter: { language: { eq: $language }, ns: { eq: "common" } }) { nodes { data } }
  }
`

interface ShareWordsQuery {
  company: ShareWords['company']
  allBlogPost: { nodes: { postId: number; title: string; date: string; category: { name: string } }[] }
  allDictionary: { nodes: { data: string }[] }
}

/** What says the title of a page: a record, or the words of a page that is none. */
interface TitledNode {
  language: Language
  key: string
  title?: string
  name?: string
  hero?: { title: string }
}

/** The nodes of a type in one language. */
type NodesOf = (type: string) => TitledNode[]

/** The type that holds the words of a page that is no record, by its template: `AboutPage`. */
const typeOfPage = (template: string) => `${template[0].toUpperCase()}${template.slice(1)}Page`

/** Headings of the pages that are no record, by template. */
function headings(nodesOf: NodesOf): ShareWords['headings'] {
  const pages = pageKinds().filter(([, { path: address }]) => address && !address.includes('*'))
  return Object.fromEntries(pages.map(([template]) => [template, nodesOf(typeOfPage(template))[0]?.hero?.title]))
}

/** Titles of records that have a page each, by template and key; posts, of which there may be thousands, are queried. */
function titles(nodesOf: NodesOf): ShareWords['titles'] {
  const kinds = pageKinds().flatMap(([template, { record }]) =>
    record && template !== 'blog-post' ? [{ template, record }] : [],
  )
  const titlesOf = (record: string) =>
    new Map(nodesOf(record).map(({ key, title, name }) => [key, title ?? name ?? '']))
  return Object.fromEntries(kinds.map(({ template, record }) => [template, titlesOf(record)]))
}

function shareWords(data: ShareWordsQuery, language: Language, nodesOf: NodesOf): ShareWords {
  const common = JSON.parse(data.allDictionary.nodes[0]?.data ?? '{}') as Record<string, string>
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const posts = data.allBlogPost.nodes
  return {
    company: data.company,
    headings: headings(nodesOf),
    common,
    titles: { ...titles(nodesOf), 'blog-post': new Map(posts.map(({ postId, title }) => [String(postId), title])) },
    posts: new Map(
      posts.map(({ postId, date, category }) => [
        String(postId),
        { category: category.name, day: day.format(new Date(date)) },
      ]),
    ),
  }
}

/** The picture of link previews of each route, by path; drawn into `public/` when it is not there yet. */
export async function sharePictures(
  routes: readonly RouteSpec[],
  { graphql, getNodesByType, reporter }: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType' | 'reporter'>,
): Promise<Map<string, string>> {
  const root = process.cwd()
  const words = new Map<Language, ShareWords>()
  for (const language of LANGUAGES) {
    const result = await graphql<ShareWordsQuery>(SHARE_WORDS, { language })
    if (!result.data)
      throw new Error(`The words of share pictures could not be queried: ${JSON.stringify(result.errors)}`)
    const nodesOf: NodesOf = (type) =>
      (getNodesByType(type) as unknown as TitledNode[]).filter((node) => node.language === language)
    words.set(language, shareWords(result.data, language, nodesOf))
  }
  const [company] = getNodesByType('Company') as unknown as { socialImage?: { src: string } }[]
  const studio = openStudio(root)
  let drawn = 0
  const before = process.cpuUsage()
  const pictures = await drawSharePictures(
    routes.flatMap((route) => shareFacts(route, words.get(route.language)!) ?? []),
    {
      folder: path.join(root, 'public'),
      studio: {
        ...studio,
        draw: (facts) => {
          drawn += 1
          return studio.draw(facts)
        },
      },
      shared: company?.socialImage ? path.join(root, company.socialImage.src) : null,
      warn: (sentence) => void reporter.warn(sentence),
    },
  )
  const { user, system } = process.cpuUsage(before)
  // Counted apart from the pages, in build.log: an unchanged page's picture costs nothing.
  reporter.info(
    `Share pictures: ${drawn} drawn, ${pictures.size - drawn} kept, ${Math.round((user + system) / 1000)} ms of the processor`,
  )
  return pictures
}

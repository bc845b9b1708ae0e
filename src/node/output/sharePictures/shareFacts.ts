import type { CreatePagesArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../../routing/languages'
import { pageKind, pageKinds } from '../../../routing/pageKinds'
import type { RouteSpec } from '../../../routing/routes'

/** What the picture of a page says. */
export interface ShareFacts {
  path: string
  language: Language
  /** Which paper it is drawn on. */
  sheet: 'body' | 'profile' | 'plan'
  brand: string
  title: string
  /** The kind of page: a part of the site, or the category of an article. */
  kind: string
  /** The day of an article, in words; else where the site lives. */
  note: string
}

/** The words pictures are made of, in one language, as the build's nodes hold them. */
export interface ShareWords {
  company: { name: string; url: string; slogan: string }
  /** Headings of the pages that are no record, by template. */
  headings: Partial<Record<RouteSpec['template'], string>>
  /** Words of the interface, which name the parts of the site. */
  common: Readonly<Record<string, string>>
  /** Titles of records, by template and key. */
  titles: Partial<Record<RouteSpec['template'], ReadonlyMap<string, string>>>
  /** Category and day of posts, by number. */
  posts: ReadonlyMap<string, { category: string; day: string }>
}

/** What the picture of a route says; null for a not-found page and for a page without a title. */
export function shareFacts(route: RouteSpec, words: ShareWords): ShareFacts | null {
  const { template, recordKey, path, language } = route
  const title = recordKey === null ? words.headings[template] : words.titles[template]?.get(recordKey)
  if (route.notFound || !title) return null
  const { share } = pageKind(template)
  const host = new URL(words.company.url).host
  const post = template === 'blog-post' ? words.posts.get(recordKey ?? '') : undefined
  return {
    path,
    language,
    sheet: share?.sheet ?? 'body',
    brand: words.company.name,
    title,
    kind: post?.category ?? words.common[share?.part ?? ''] ?? words.company.slogan,
    note: post?.day ?? host,
  }
}

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

/** A node with the title of a page: a record, or the words of a page that shows none. */
interface TitledNode {
  language: Language
  key: string
  title?: string
  name?: string
  hero?: { title: string }
}

/** The nodes of a type in one language. */
type NodesOf = (type: string) => TitledNode[]

/** The type of the words of a page without a record: `AboutPage` of the template `about`. */
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

/**
 * The words of share pictures in each language.
 * @throws {Error} when they cannot be queried
 */
export async function readShareWords({
  graphql,
  getNodesByType,
}: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>): Promise<Map<Language, ShareWords>> {
  const words = new Map<Language, ShareWords>()
  for (const language of LANGUAGES) {
    const result = await graphql<ShareWordsQuery>(SHARE_WORDS, { language })
    if (!result.data)
      throw new Error(`The words of share pictures could not be queried: ${JSON.stringify(result.errors)}`)
    const nodesOf: NodesOf = (type) =>
      (getNodesByType(type) as unknown as TitledNode[]).filter((node) => node.language === language)
    words.set(language, shareWords(result.data, language, nodesOf))
  }
  return words
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

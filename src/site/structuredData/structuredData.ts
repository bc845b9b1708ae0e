import type { Thing } from 'schema-dts'
import type { PageContext } from '../../node/hooks/pages'
import type { TemplateName } from '../../routing/pageKinds'
import {
  caseArticle,
  blogPosting,
  breadcrumbs,
  faqPage,
  itemList,
  organization,
  type PageFacts,
  service,
  webSite,
} from './things'

type Words = (key: string) => string

interface DataByTemplate {
  home: Queries.HomeTemplateQuery
  blog: Queries.BlogTemplateQuery
  'blog-post': Queries.BlogPostTemplateQuery
  projects: Queries.ProjectsTemplateQuery
  case: Queries.CaseTemplateQuery
  solutions: Queries.SolutionsTemplateQuery
  solution: Queries.SolutionTemplateQuery
  service: Queries.ServiceTemplateQuery
  industry: Queries.IndustryTemplateQuery
}

type Describe<Data> = (data: Data, page: PageFacts, word: Words, context: PageContext) => Thing[]

/** What the pages of each template are, in the words of schema.org; nothing a page does not show. */
const DESCRIBE: { [Template in keyof DataByTemplate]: Describe<DataByTemplate[Template]> } = {
  home: ({ company, faq }, page) => [organization(page, company!), webSite(page), faqPage(faq!.items)],
  // A list of nothing is none.
  blog: ({ articles }, page) =>
    articles.nodes.length === 0
      ? []
      : [
          itemList(
            page,
            articles.nodes.map(({ title, postId }) => ({ name: title, to: `/blog/${postId}` })),
          ),
        ],
  'blog-post': ({ post }, page, word, { sharePicture }) => [
    blogPosting(page, post!, sharePicture),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/blog', label: word('nav.blog') }, post!.title),
  ],
  projects: ({ projects }, page) => [
    itemList(
      page,
      projects.nodes.map(({ title, caseKey }) => ({
        name: title,
        ...(caseKey ? { to: `/projects/${caseKey}` } : {}),
      })),
    ),
  ],
  case: ({ story }, page, word, { sharePicture }) => [
    caseArticle(page, story!, sharePicture),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/projects', label: word('nav.projects') }, story!.title),
  ],
  solutions: ({ solutions }, page) => [
    itemList(
      page,
      solutions.nodes.map(({ title, key }) => ({ name: title, to: `/solutions/${key}` })),
    ),
  ],
  solution: ({ solution }, page, word) => [
    service(page, solution!),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/solutions', label: word('nav.solutions') }, solution!.title),
  ],
  service: ({ service: record }, page, word) =>
    record
      ? [
          service(page, record),
          faqPage(record.faqs),
          breadcrumbs(page, word('breadcrumbs.home'), { to: '/#services', label: word('nav.services') }, record.title),
        ]
      : [],
  industry: ({ industry }, page, word) => [
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/#industries', label: word('nav.industries') }, industry!.title),
  ],
}

/** A page as Gatsby keeps it for its renderer. */
export interface PageData {
  componentChunkName: string
  result: {
    data: {
      company: { name: string; url: string } | null
      locales: { edges: readonly { node: { ns: string; data: string } }[] }
    }
    pageContext: PageContext
  }
}

function isDescribed(template: string): template is keyof DataByTemplate {
  return template in DESCRIBE
}

/** The words of the page's dictionaries, by key; a missing one is its key, as on the page. */
function wordsOf({ edges }: PageData['result']['data']['locales']): Words {
  const words = Object.assign({}, ...edges.map(({ node }) => JSON.parse(node.data) as object)) as Record<string, string>
  return (key) => words[key] ?? key
}

/**
 * Structured data of a page as the text of a `<script type="application/ld+json">`,
 * built from the very data the page is rendered from; undefined for a page that
 * is nothing schema.org has a word for. `<` is escaped, so that no title can end
 * the script. Runs when pages are rendered at build, never in the browser.
 */
export function structuredData({ componentChunkName, result: { data, pageContext } }: PageData): string | undefined {
  const template = componentChunkName.replace(/^component---src-templates-|-tsx$/g, '') as TemplateName
  if (!isDescribed(template) || !data.company) return undefined
  const page: PageFacts = {
    site: data.company.url,
    company: data.company.name,
    language: pageContext.language,
    path: pageContext.canonicalPath,
  }
  // The template's name says which query its data is the result of.
  const describe = DESCRIBE[template] as Describe<unknown>
  const graph = describe(data, page, wordsOf(data.locales), pageContext)
  if (graph.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

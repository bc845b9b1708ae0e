import type {
  Answer,
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  ListItem,
  Organization,
  Question,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import type { PageContext } from '../node/hooks/pages'
import type { TemplateName } from '../routing/pageKinds'
import type { Language } from '../routing/languages'
import { absoluteUrl, localizePath } from '../routing/localizePath'
import { menuLabel, type MenuItem } from './menuLabel'

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

/** The schema.org description of each template's pages. It contains only what the page shows. */
const DESCRIBE: { [Template in keyof DataByTemplate]: Describe<DataByTemplate[Template]> } = {
  home: ({ company, faq, page: words }, page) => [
    organization(page, company!),
    webSite(page),
    ...faqPage(words!.faq ? faq!.items : []),
  ],
  blog: ({ articles }, page) =>
    itemList(
      page,
      articles.nodes.map(({ title, postId }) => ({ name: title, to: `/blog/${postId}` })),
    ),
  'blog-post': ({ post }, page, word, { sharePicture }) => [
    blogPosting(page, post!, sharePicture),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/blog', label: word('nav.blog') }, post!.title),
  ],
  projects: ({ projects }, page) =>
    itemList(
      page,
      projects.nodes.map(({ title, caseKey }) => ({ name: title, to: caseKey && `/projects/${caseKey}` })),
    ),
  case: ({ story }, page, word, { sharePicture }) => [
    caseArticle(page, story!, sharePicture),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/projects', label: word('nav.projects') }, story!.title),
  ],
  solutions: ({ solutions }, page) =>
    itemList(
      page,
      solutions.nodes.map(({ title, key }) => ({ name: title, to: `/solutions/${key}` })),
    ),
  solution: ({ record }, page, word) => [
    service(page, record!),
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/solutions', label: word('nav.solutions') }, record!.title),
  ],
  service: ({ record }, page, word) =>
    record
      ? [
          service(page, record),
          ...faqPage(record.faqs),
          breadcrumbs(page, word('breadcrumbs.home'), { to: '/#services', label: word('nav.services') }, record.title),
        ]
      : [],
  industry: ({ record }, page, word) => [
    breadcrumbs(page, word('breadcrumbs.home'), { to: '/#industries', label: word('nav.industries') }, record!.title),
  ],
}

/** A page as Gatsby keeps it for its renderer. */
export interface PageData {
  componentChunkName: string
  result: {
    data: {
      company: { name: string; url: string; menu?: readonly MenuItem[] } | null
      navigation?: { absent: readonly string[] } | null
      locales: { edges: readonly { node: { ns: string; data: string } }[] }
    }
    pageContext: PageContext
  }
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
  // The template's name says which query its data is the result of.
  const describe = DESCRIBE[template as keyof DataByTemplate] as Describe<unknown> | undefined
  if (!describe || !data.company) return undefined
  const page: PageFacts = {
    site: data.company.url,
    company: data.company.name,
    language: pageContext.language,
    path: pageContext.canonicalPath,
    absent: data.navigation?.absent ?? [],
    menu: data.company.menu,
  }
  const graph = describe(data, page, wordsOf(data.locales), pageContext)
  if (graph.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** Input of every description. */
interface PageFacts {
  /** Origin of the site. */
  site: string
  company: string
  language: Language
  /** Path of the page as search engines list it. */
  path: string
  /** Pages and sections of the home page that the site does not have. */
  absent: readonly string[]
  menu?: readonly MenuItem[]
}

export const address = ({ site, language }: PageFacts, path: string) => absoluteUrl(site, localizePath(path, language))
const organizationId = ({ site }: PageFacts) => `${site}/#organization`

/** A short reference to the company, for pages other than the home page. */
function mention(page: PageFacts) {
  return {
    '@type': 'Organization',
    '@id': organizationId(page),
    name: page.company,
  } as const
}

/** The company as header and footer show it. */
export function organization(page: PageFacts, company: Queries.OrganizationFragment): Thing {
  const { kind, legalName, email, supportEmail, phone, address: place, openingHours, registrations } = company
  return {
    ...mention(page),
    '@type': kind,
    ...(legalName ? { legalName } : {}),
    url: absoluteUrl(page.site, '/'),
    logo: absoluteUrl(page.site, '/icon-512.png'),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email, ...(phone ? { telephone: phone } : {}) },
      { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
    ],
    ...(place ? { address: postalAddress(place) } : {}),
    ...(openingHours.length > 0 ? { openingHoursSpecification: openingHours.map(hoursOf) } : {}),
    ...(registrations.length > 0
      ? { identifier: registrations.map(({ name, number }) => ({ '@type': 'PropertyValue', name, value: number })) }
      : {}),
  } as Organization
}

function postalAddress(place: NonNullable<Queries.OrganizationFragment['address']>) {
  const { street, postalCode, city, region, country } = place
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode ? { postalCode } : {}),
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: country,
  }
}

const hoursOf = ({ days, opens, closes }: Queries.OrganizationFragment['openingHours'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
})

function webSite(page: PageFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${address(page, '/')}#website`,
    name: page.company,
    url: address(page, '/'),
    inLanguage: page.language,
    publisher: { '@id': organizationId(page) },
  }
}

/** The way to the page: home, the part of the site it belongs to, the page itself (which needs no address). */
export function breadcrumbs(
  page: PageFacts,
  home: string,
  part: { to: string; label: string },
  title: string,
): BreadcrumbList {
  const step = (position: number, name: string, to?: string): ListItem => ({
    '@type': 'ListItem',
    position,
    name,
    ...(to ? { item: address(page, to) } : {}),
  })
  const steps: [name: string, to?: string][] = [[home, '/']]
  if (!page.absent.includes(part.to)) steps.push([menuLabel(page.menu, part.to) ?? part.label, part.to])
  steps.push([title])
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], index) => step(index + 1, name, to)),
  }
}

/** Nothing of a page without questions. */
function faqPage(entries: readonly { question: string; answer: string }[]): FAQPage[] {
  const mainEntity = entries.map(({ question, answer }): Question => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
  }))
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}

/** Without a description: the page has it already. */
export function service(page: PageFacts, { title }: { title: string }): Service {
  return {
    '@type': 'Service',
    name: title,
    url: absoluteUrl(page.site, page.path),
    provider: mention(page),
  }
}

/** The list a page shows, if it is not empty; entries with a page of their own carry its address. */
function itemList(page: PageFacts, items: readonly { name: string; to: string | null }[]): ItemList[] {
  if (items.length === 0) return []
  const itemListElement = items.map(({ name, to }, index): ListItem => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(to ? { url: address(page, to) } : {}),
  }))
  return [{ '@type': 'ItemList', itemListElement }]
}

/** A case: the story of a project, told by the company. */
function caseArticle(
  page: PageFacts,
  { title, contentLanguage }: NonNullable<Queries.CaseTemplateQuery['story']>,
  sharePicture: string | null,
): Article {
  return {
    '@type': 'Article',
    headline: title,
    inLanguage: contentLanguage,
    ...(sharePicture ? { image: absoluteUrl(page.site, sharePicture) } : {}),
    author: mention(page),
    publisher: { '@id': organizationId(page) },
  }
}

/** What search engines require of an article; address and description are in the head already. */
function blogPosting(
  page: PageFacts,
  article: NonNullable<Queries.BlogPostTemplateQuery['post']>,
  sharePicture: string | null,
): BlogPosting {
  // The article's cover is preferred to the share picture.
  const picture = article.cover?.src ?? sharePicture
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: article.contentLanguage,
    articleSection: article.category.name,
    wordCount: article.words,
    ...(picture ? { image: absoluteUrl(page.site, picture) } : {}),
    author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher: mention(page),
  }
}

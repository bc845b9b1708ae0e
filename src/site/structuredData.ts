import type { Article, BlogPosting, Organization, Thing } from 'schema-dts'
import type { PageContext } from '../node/hooks/pages'
import type { SitePart, TemplateName } from '../routing/pageKinds'
import type { Language } from '../routing/languages'
import { absoluteUrl, localizePath } from '../routing/localizePath'
import { menuLabel, type MenuItem } from './menuLabel'

type Words = (key: string) => string

interface DataByTemplate {
  home: Queries.HomeTemplateQuery
  'blog-post': Queries.BlogPostTemplateQuery
  case: Queries.CaseTemplateQuery
  solution: Queries.SolutionTemplateQuery
  service: Queries.ServiceTemplateQuery
  industry: Queries.IndustryTemplateQuery
}

type Describe<Data> = (data: Data, page: PageFacts, word: Words, context: PageContext) => Thing[]

/** The schema.org description of each template's pages. It contains only what the page shows. */
const DESCRIBE: { [Template in keyof DataByTemplate]: Describe<DataByTemplate[Template]> } = {
  home: ({ company }, page) => [organization(page, company!), webSite(page)],
  'blog-post': ({ post }, page, word, { sharePicture }) => [
    article(page, post!, post!.cover?.src ?? sharePicture?.src ?? null, {
      '@type': 'BlogPosting',
      datePublished: post!.date,
      dateModified: post!.updated ?? post!.date,
      author: { '@type': 'Person', name: post!.author.name, jobTitle: post!.author.role },
    }),
    breadcrumbs(page, word, '/blog', post!.title),
  ],
  case: ({ story }, page, word, { sharePicture }) => [
    article(page, story!, sharePicture?.src ?? null, { '@type': 'Article', author: mention(page) }),
    breadcrumbs(page, word, '/projects', story!.title),
  ],
  solution: ({ record }, page, word) => [breadcrumbs(page, word, '/solutions', record!.title)],
  service: ({ record }, page, word) => (record ? [breadcrumbs(page, word, '/#services', record.title)] : []),
  industry: ({ record }, page, word) => [breadcrumbs(page, word, '/#industries', record!.title)],
}

/** The data of a page as Gatsby stores it for its renderer. */
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

/** The words of the page's dictionaries, by key; a missing word is replaced by its key, as on the page. */
function wordsOf({ edges }: PageData['result']['data']['locales']): Words {
  const words = Object.assign({}, ...edges.map(({ node }) => JSON.parse(node.data) as object)) as Record<string, string>
  return (key) => words[key] ?? key
}

/**
 * Structured data of a page as the text of a `<script type="application/ld+json">`, made from the data that the page is
 * rendered from; undefined if schema.org has no type for the page. `<` is escaped, so that no title can end the script.
 * Runs when pages are rendered at build time, never in the browser.
 */
export function structuredData({ componentChunkName, result: { data, pageContext } }: PageData): string | undefined {
  const template = componentChunkName.replace(/^component---src-templates-|-tsx$/g, '') as TemplateName
  // The template's name identifies the query of its data.
  const describe = DESCRIBE[template as keyof DataByTemplate] as Describe<unknown> | undefined
  if (!describe || !data.company) return undefined
  const page: PageFacts = {
    site: data.company.url,
    company: data.company.name,
    language: pageContext.language,
    absent: data.navigation?.absent ?? [],
    menu: data.company.menu,
  }
  const graph = describe(data, page, wordsOf(data.locales), pageContext)
  if (graph.length === 0) return undefined
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

interface PageFacts {
  site: string
  company: string
  language: Language
  /** Pages and sections of the home page that the site does not have. */
  absent: readonly string[]
  menu?: readonly MenuItem[]
}

const address = ({ site, language }: PageFacts, path: string) => absoluteUrl(site, localizePath(path, language))

/** A short reference to the company, for pages other than the home page. */
const mention = ({ site, company }: PageFacts) =>
  ({ '@type': 'Organization', '@id': `${site}/#organization`, name: company }) as const

/** The company as in header and footer. Undefined values are not written. */
function organization(page: PageFacts, company: Queries.OrganizationFragment): Thing {
  const { kind, legalName, email, supportEmail, phone, address: place } = company
  return {
    ...mention(page),
    '@type': kind,
    legalName: legalName ?? undefined,
    url: absoluteUrl(page.site, '/'),
    logo: absoluteUrl(page.site, '/icon-512.png'),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email, telephone: phone ?? undefined },
      { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
    ],
    address: place
      ? {
          '@type': 'PostalAddress',
          streetAddress: place.street,
          postalCode: place.postalCode ?? undefined,
          addressLocality: place.city,
          addressRegion: place.region ?? undefined,
          addressCountry: place.country,
        }
      : undefined,
  } as Organization
}

const webSite = (page: PageFacts): Thing => ({
  '@type': 'WebSite',
  '@id': `${address(page, '/')}#website`,
  name: page.company,
  url: address(page, '/'),
  inLanguage: page.language,
  publisher: { '@id': mention(page)['@id'] },
})

/** The path to the page: home, the part of the site it belongs to, the page itself (which needs no address). */
function breadcrumbs(page: PageFacts, word: Words, part: SitePart, title: string): Thing {
  const label = menuLabel(page.menu, part) ?? word(`nav.${part.replace(/^\/#?/, '')}`)
  const steps: [name: string, to?: string][] = [
    [word('breadcrumbs.home'), '/'],
    ...(page.absent.includes(part) ? [] : ([[label, part]] as [string, string][])),
    [title],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to && address(page, to),
    })),
  }
}

/** The fields that search engines require of an article or a case; the head already has address and description. */
const article = (
  page: PageFacts,
  { title, contentLanguage }: { title: string; contentLanguage: string | null },
  picture: string | null,
  own: Extract<Article | BlogPosting, object>,
): Thing => ({
  ...own,
  headline: title,
  inLanguage: contentLanguage ?? undefined,
  image: picture ? absoluteUrl(page.site, picture) : undefined,
  publisher: mention(page),
})

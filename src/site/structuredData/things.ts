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
  WebSite,
} from 'schema-dts'
import type { Language } from '../../routing/languages'
import { absoluteUrl, localizePath } from '../../routing/localizePath'

/** What every description of a page needs to know. */
export interface PageFacts {
  /** Where the site lives. */
  site: string
  company: string
  language: Language
  /** Path of the page as search engines list it. */
  path: string
}

export const address = ({ site, language }: PageFacts, path: string) => absoluteUrl(site, localizePath(path, language))
const organizationId = ({ site }: PageFacts) => `${site}/#organization`

/** The company by name, as pages other than the home page mention it. */
function mention(page: PageFacts) {
  return {
    '@type': 'Organization',
    '@id': organizationId(page),
    name: page.company,
  } as const
}

interface Contacts {
  email: string
  supportEmail: string
  phone: string
}

/** The company as header and footer show it. */
export function organization(page: PageFacts, { email, supportEmail, phone }: Contacts): Organization {
  return {
    ...mention(page),
    url: absoluteUrl(page.site, '/'),
    logo: absoluteUrl(page.site, '/icon-512.png'),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email, telephone: phone },
      { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
    ],
  }
}

export function webSite(page: PageFacts): WebSite {
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
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, home, '/'), step(2, part.label, part.to), step(3, title)],
  }
}

export function faqPage(entries: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
    })),
  }
}

/** Its description is what the page says; no search engine asks for it twice. */
export function service(page: PageFacts, { title }: { title: string }): Service {
  return {
    '@type': 'Service',
    name: title,
    url: absoluteUrl(page.site, page.path),
    provider: mention(page),
  }
}

/** The list a page shows; entries with a page of their own carry its address. */
export function itemList(page: PageFacts, items: readonly { name: string; to?: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, to }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to ? { url: address(page, to) } : {}),
    })),
  }
}

interface ArticleFacts {
  title: string
  /** ISO days. */
  date: string
  updated: string | null
  contentLanguage: string
  words: number
  category: { name: string }
  author: { name: string; role: string }
  cover: { src: string; width: number; height: number } | null
}

/** A case: the story of a project, told by the company. */
export function caseArticle(
  page: PageFacts,
  { title, contentLanguage }: Pick<ArticleFacts, 'title' | 'contentLanguage'>,
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

/** What search engines ask of an article, and its words; address and description stand in the head, once. */
export function blogPosting(page: PageFacts, article: ArticleFacts, sharePicture: string | null): BlogPosting {
  // A picture of the article itself comes before one of its title.
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

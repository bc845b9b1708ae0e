import { absoluteUrl, localizePath } from '../../routing/localizePath'
import type { PageContext } from '../../node/hooks/pages'

export interface ArticleFacts {
  readonly title: string
  readonly excerpt: string
  /** ISO days. */
  readonly date: string
  readonly updated: string | null
  readonly contentLanguage: string
  readonly category: { readonly name: string }
  readonly author: { readonly name: string; readonly role: string }
  readonly cover: { readonly src: string } | null
}

/**
 * Structured data of an article (schema.org `BlogPosting`) as the text of a
 * `<script type="application/ld+json">`: addresses absolute, `<` escaped so
 * that no title can end the script.
 */
export function articleData(
  article: ArticleFacts,
  { language, canonicalPath }: Pick<PageContext, 'language' | 'canonicalPath'>,
  company: { readonly name: string; readonly url: string },
): string {
  const absolute = (path: string) => absoluteUrl(company.url, path)
  const publisher = { '@type': 'Organization', name: company.name, url: absolute(localizePath('/', language)) }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: article.contentLanguage,
    articleSection: article.category.name,
    mainEntityOfPage: absolute(canonicalPath),
    ...(article.cover ? { image: absolute(article.cover.src) } : {}),
    author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher,
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

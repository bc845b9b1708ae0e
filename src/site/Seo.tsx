import { graphql, type HeadFC, type HeadProps } from 'gatsby'
import { DEFAULT_LANGUAGE } from '../routing/languages'
import { absoluteUrl, feedPath, localizePath, markdownPath } from '../routing/localizePath'
import type { PageContext } from '../node/hooks/pages'

interface SeoProps {
  pageContext: PageContext
  /** Title of the page, without the brand. */
  title: string
  description: string
  company: { readonly name: string; readonly url: string }
  type?: 'website' | 'article'
}

/** The metadata of a page. Runs outside the i18n provider, so it reads data and context only. */
export function Seo({ pageContext, title, description, company, type = 'website' }: SeoProps) {
  const { language, neutralPath, canonicalPath, alternates, notFound, unlisted, noFeed, sharePicture } = pageContext
  const fullTitle = withBrand(title, company.name)
  const url = absoluteUrl(company.url, canonicalPath)
  const translations = alternates.map((other) => [other, other] as const)
  const fallback = alternates.includes(DEFAULT_LANGUAGE) ? [['x-default', DEFAULT_LANGUAGE] as const] : []
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(notFound || unlisted) && <meta name="robots" content="noindex" />}
      {!notFound && <link rel="canonical" href={url} />}
      {!notFound && !unlisted && (
        <link rel="alternate" type="text/markdown" href={absoluteUrl(company.url, markdownPath(canonicalPath))} />
      )}
      {[...translations, ...fallback].map(([name, other]) => (
        <link
          key={name}
          rel="alternate"
          hrefLang={name}
          href={absoluteUrl(company.url, localizePath(neutralPath, other))}
        />
      ))}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {sharePicture && (
        <>
          <meta property="og:image" content={absoluteUrl(company.url, sharePicture.src)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {sharePicture.alt && <meta property="og:image:alt" content={sharePicture.alt} />}
          {/* X reads title, description and picture from `og:`; only the card type has no `og:` equivalent (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started). */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {!noFeed && <link rel="alternate" type="application/rss+xml" title={company.name} href={feedPath(language)} />}
    </>
  )
}

/** Search engines cut titles after about this many characters; they show `og:site_name` beside them anyway. */
const SHOWN_LETTERS = 65

function withBrand(title: string, brand: string): string {
  const whole = `${title} — ${brand}`
  return title.includes(brand) || whole.length > SHOWN_LETTERS ? title : whole
}

export type HeadOf<Data> = HeadFC<Data, PageContext>

interface PageHeadData {
  readonly page: Queries.PageCopyFragment | null
  readonly company: SeoProps['company'] | null
}

/** Head of a page whose title and description are in `content/pages`. */
export function PageHead({ data, pageContext }: HeadProps<PageHeadData, PageContext>) {
  return <Seo pageContext={pageContext} {...data.page!.meta} company={data.company!} />
}

interface RecordHeadData {
  readonly record: { readonly title: string; readonly metaDescription: string } | null
  readonly company: SeoProps['company'] | null
}

/** Head of the page of a record, which may be missing (spec section 2, "Service page"). */
export function RecordHead({ data: { record, company }, pageContext }: HeadProps<RecordHeadData, PageContext>) {
  const title = record?.title ?? company!.name
  return <Seo pageContext={pageContext} title={title} description={record?.metaDescription ?? ''} company={company!} />
}

/** Part of every template's query: the dictionaries, and the site data of `Layout` and `Seo`. */
export const everyPage = graphql`
  fragment EveryPage on Query {
    locales: allDictionary(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...SiteData
  }
`

/** The company's fields in structured data. */
export const organizationFields = graphql`
  fragment Organization on Company {
    kind
    legalName
    email
    supportEmail
    phone
    address {
      street
      postalCode
      city
      region
      country
    }
  }
`

/** Head and hero of a page that is not the page of a record. */
export const pageCopy = graphql`
  fragment PageCopy on PageCopy {
    contentLanguage
    meta {
      title
      description
    }
    hero {
      title
      lead
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SearchPage } from '../features/search/SearchPage'
import { useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import type { PageContext } from '../node/hooks/pages'
import { PageHero } from '../sections/PageHero/PageHero'
import { Layout } from '../site/Layout/Layout'
import { Seo } from '../site/Seo/Seo'
import { Section } from '../ui/Section/Section'

type Props = PageProps<Queries.SearchTemplateQuery, PageContext>

export default function SearchTemplate({ data }: Props) {
  const { hero } = data.page!
  return (
    <Layout>
      <PageHero title={hero.title} lead={hero.lead} />
      <Section>
        <SearchPage />
      </Section>
      <WithoutScript />
    </Layout>
  )
}

/** Where there are no scripts nothing can be searched; lists lead everywhere all the same. */
function WithoutScript() {
  const t = useTranslate()
  const lists = [
    ['/#services', t('nav.services')],
    ['/#industries', t('nav.industries')],
    ['/solutions', t('nav.solutions')],
    ['/projects', t('nav.projects')],
    ['/blog', t('nav.blog')],
    ['/about', t('nav.about')],
  ]
  return (
    <noscript>
      <Section>
        <p>{t('search.withoutScript')}</p>
        <ul>
          {lists.map(([to, label]) => (
            <li key={to}>
              <LocalizedLink to={to}>{label}</LocalizedLink>
            </li>
          ))}
        </ul>
      </Section>
    </noscript>
  )
}

export function Head({ data: { page, company }, pageContext }: HeadProps<Queries.SearchTemplateQuery, PageContext>) {
  return <Seo pageContext={pageContext} {...page!.meta} company={company!} unlisted />
}

export const query = graphql`
  query SearchTemplate($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionaries
    }
    company(language: { eq: $language }) {
      ...SeoCompany
    }
    page: searchPage(language: { eq: $language }) {
      meta {
        title
        description
      }
      hero {
        title
        lead
      }
    }
  }
`

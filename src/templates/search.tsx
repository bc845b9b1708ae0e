import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { FoundOnPage, SearchForm } from '../features/search/SearchPage'
import type { PageContext } from '../node/hooks/pages'
import { PageHero } from '../sections/PageHero/PageHero'
import { SearchWithoutScript } from '../sections/SearchWithoutScript/SearchWithoutScript'
import { Layout } from '../site/Layout/Layout'
import { Seo } from '../site/Seo/Seo'
import { Section } from '../ui/Section/Section'

type Props = PageProps<Queries.SearchTemplateQuery, PageContext>

export default function SearchTemplate({ data }: Props) {
  const { hero } = data.page!
  return (
    <Layout>
      <PageHero title={hero.title} lead={hero.lead}>
        <SearchForm />
      </PageHero>
      <Section>
        <FoundOnPage />
      </Section>
      <SearchWithoutScript />
    </Layout>
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

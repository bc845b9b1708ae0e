import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { FoundOnPage, SearchForm } from '../features/search/SearchPage'
import type { PageContext } from '../node/hooks/pages'
import { PageHero } from '../sections/PageHero/PageHero'
import { SearchWithoutScript } from '../sections/SearchWithoutScript'
import { Layout } from '../site/Layout'
import { PageHead } from '../site/Seo'
import { Section } from '../ui/Section'

type Props = PageProps<Queries.SearchTemplateQuery, PageContext>

export default function SearchTemplate({ data }: Props) {
  const { hero } = data.page!
  return (
    <Layout data={data}>
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

export const Head: HeadFC<Queries.SearchTemplateQuery, PageContext> = PageHead

export const query = graphql`
  query SearchTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: searchPage(language: { eq: $language }) {
      meta {
        ...SeoMeta
      }
      hero {
        ...PageHero
      }
    }
  }
`

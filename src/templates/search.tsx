import { graphql, type PageProps } from 'gatsby'
import { FoundOnPage, SearchForm } from '../features/search/SearchPage'
import { PageHero } from '../sections/PageHero/PageHero'
import { SearchWithoutScript } from '../sections/SearchWithoutScript'
import { ContactWays } from '../site/ContactWays'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { Section } from '../ui/Section'

export default function SearchTemplate({ data }: PageProps<Queries.SearchTemplateQuery>) {
  const { hero } = data.page!
  return (
    <Layout data={data}>
      <PageHero title={hero.title} lead={hero.lead}>
        <SearchForm />
      </PageHero>
      <Section className="with-script">
        <FoundOnPage ways={<ContactWays />} />
      </Section>
      <SearchWithoutScript />
    </Layout>
  )
}

export const Head: HeadOf<Queries.SearchTemplateQuery> = PageHead

export const query = graphql`
  query SearchTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: searchPage(language: { eq: $language }) {
      ...PageCopy
    }
  }
`

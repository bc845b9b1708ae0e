import { graphql, type PageProps } from 'gatsby'
import { FoundOnPage, SearchForm } from '../features/search/SearchPage'
import { useTranslate } from '../i18n/language'
import { PageHero } from '../sections/PageHero/PageHero'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { Section } from '../ui/Section'

export default function SearchTemplate({ data }: PageProps<Queries.SearchTemplateQuery>) {
  const t = useTranslate()
  const { hero } = data.page!
  return (
    <Layout data={data}>
      <PageHero title={hero.title} lead={hero.lead}>
        <SearchForm />
      </PageHero>
      <Section className="with-script">
        <FoundOnPage />
      </Section>
      <Section className="without-script">
        <p>{t('search.withoutScript')}</p>
      </Section>
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

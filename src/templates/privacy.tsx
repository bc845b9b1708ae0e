import { graphql, type HeadFC, type PageProps } from 'gatsby'
import type { PageContext } from '../node/hooks/pages'
import { HeroActions, PageHero } from '../sections/PageHero/PageHero'
import { PrivacyText } from '../sections/PrivacyText/PrivacyText'
import { Layout } from '../site/Layout'
import { PageHead } from '../site/Seo'
import { ButtonLink } from '../ui/Button'

type Props = PageProps<Queries.PrivacyTemplateQuery, PageContext>

export default function PrivacyTemplate({ data }: Props) {
  const { hero, sections } = data.page!
  const { email } = data.company!
  return (
    <Layout data={data}>
      <PageHero title={hero.title} lead={hero.lead}>
        <HeroActions>
          <ButtonLink variant="secondary" to={`mailto:${email}`}>
            {email}
          </ButtonLink>
        </HeroActions>
      </PageHero>
      <PrivacyText sections={sections} />
    </Layout>
  )
}

export const Head: HeadFC<Queries.PrivacyTemplateQuery, PageContext> = PageHead

export const query = graphql`
  query PrivacyTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    company(language: { eq: $language }) {
      email
    }
    page: privacyPage(language: { eq: $language }) {
      meta {
        ...SeoMeta
      }
      hero {
        ...PageHero
      }
      sections {
        ...PrivacySectionFields
      }
    }
  }
`

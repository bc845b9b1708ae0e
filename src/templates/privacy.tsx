import { graphql, type PageProps } from 'gatsby'
import { PageHero } from '../sections/PageHero/PageHero'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'
import * as styles from './privacy.module.css'

export default function PrivacyTemplate({ data }: PageProps<Queries.PrivacyTemplateQuery>) {
  const { hero, sections } = data.page!
  const { email } = data.company!
  return (
    <Layout data={data}>
      <PageHero {...hero}>
        <ButtonLink variant="secondary" to={`mailto:${email}`}>
          {email}
        </ButtonLink>
      </PageHero>
      <Section>
        {sections.map(({ title, text }, place) => (
          <section key={title} id={`part-${place + 1}`} className={`${styles.question} columns`}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Section>
    </Layout>
  )
}

export const Head: HeadOf<Queries.PrivacyTemplateQuery> = PageHead

export const query = graphql`
  query PrivacyTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: privacyPage(language: { eq: $language }) {
      ...PageCopy
      sections {
        title
        text
      }
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../node/pages'
import { Layout } from '../site/Layout/Layout'
import { Seo } from '../site/Seo/Seo'
import { Accordion } from '../ui/Accordion/Accordion'
import { Section } from '../ui/Section/Section'

type Props = PageProps<Queries.HomeTemplateQuery, PageContext>

export default function HomeTemplate({ data }: Props) {
  const page = data.page!
  return (
    <Layout contactTo="/#contact">
      <h1>{page.hero.title}</h1>
      <Section id="faq" title={page.faq.title}>
        <Accordion name="faq" items={data.faq!.items.map((item) => ({ key: item.question, title: item.question, content: <p>{item.answer}</p> }))} />
      </Section>
    </Layout>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.HomeTemplateQuery, PageContext>) {
  return <Seo pageContext={pageContext} title={data.page!.meta.title} description={data.page!.meta.description} company={data.company!} />
}

export const query = graphql`
  query HomeTemplate($language: String!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...Dictionaries
    }
    company(language: { eq: $language }) {
      ...SeoCompany
    }
    page: homePage(language: { eq: $language }) {
      meta { title description }
      hero { title lead }
      faq { title lead }
    }
    faq: faqEntryList(language: { eq: $language }) {
      items { question answer }
    }
  }
`

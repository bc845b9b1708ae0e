import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { selectProject } from '../features/contact/contactStore'
import type { PageContext } from '../node/hooks/pages'
import { CaseHeader } from '../sections/ArticleHeader/CaseHeader'
import { ArticleText } from '../sections/ArticleText/ArticleText'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { Layout } from '../site/Layout'
import { Seo } from '../site/Seo'
import { ButtonLink } from '../ui/Button'

export default function CaseTemplate({ data }: PageProps<Queries.CaseTemplateQuery>) {
  const { orderProject } = data.company!
  const story = data.story!
  const { title } = story.project
  return (
    <Layout data={data}>
      <article>
        <CaseHeader story={story} />
        <ArticleText article={story}>
          {orderProject && (
            <ButtonLink to="#contact" aria-label={`${orderProject}: ${title}`} onClick={() => selectProject(title)}>
              {orderProject}
            </ButtonLink>
          )}
        </ArticleText>
      </article>
      <ContactSection data={data} variant="shade" />
    </Layout>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.CaseTemplateQuery, PageContext>) {
  const { title, excerpt } = data.story!
  return <Seo pageContext={pageContext} title={title} description={excerpt} company={data.company!} type="article" />
}

export const query = graphql`
  query CaseTemplate($language: String!, $recordId: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    story: case(id: { eq: $recordId }) {
      ...CaseHeaderFields
      body {
        ...ArticleBodyFields
      }
    }
  }
`

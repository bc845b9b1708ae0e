import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { selectProject } from '../features/contact/contactStore'
import { useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import type { PageContext } from '../node/hooks/pages'
import { CaseCover } from '../sections/CaseStory/CaseCover'
import { CaseText } from '../sections/CaseStory/CaseText'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { Layout } from '../site/Layout'
import { Seo } from '../site/Seo'
import { ButtonLink } from '../ui/Button'

export default function CaseTemplate({ data }: PageProps<Queries.CaseTemplateQuery>) {
  const t = useTranslate()
  const { orderProject } = data.company!
  const story = data.story!
  // The form names the project, or the case if it has no project.
  const title = story.project?.title ?? story.title
  const order = story.project ? orderProject : t('getStarted')
  return (
    <Layout data={data}>
      <article>
        <CaseCover story={story} />
        <CaseText story={story}>
          {order && (
            <ButtonLink to="#contact" aria-label={`${order}: ${title}`} onClick={() => selectProject(title)}>
              {order}
            </ButtonLink>
          )}
          {story.services.length > 0 && (
            <p className="row">
              {t('case.services')}
              {story.services.map(({ key, title: name }) => (
                <LocalizedLink key={key} to={`/services/${key}`}>
                  {name}
                </LocalizedLink>
              ))}
            </p>
          )}
        </CaseText>
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
      ...CaseStory
    }
  }
`

import { NotFoundDrawing } from '@brand/NotFoundDrawing'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../node/hooks/pages'
import { PageHero } from '../sections/PageHero/PageHero'
import { Layout } from '../site/Layout'
import { Seo } from '../site/Seo'
import { ButtonLink } from '../ui/Button'

export default function NotFoundTemplate({ data, pageContext }: PageProps<Queries.NotFoundTemplateQuery, PageContext>) {
  const { title, text, link } = wordsOf(data, pageContext)
  return (
    <Layout data={data}>
      <PageHero title={title} lead={text} aside={<NotFoundDrawing />}>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </PageHero>
    </Layout>
  )
}

/** The words for the missing page's kind, or the general ones. */
function wordsOf({ page }: Queries.NotFoundTemplateQuery, { notFound }: PageContext) {
  return page![notFound ?? 'page'] ?? page!.page
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundTemplateQuery, PageContext>) {
  const { title, text } = wordsOf(data, pageContext)
  return <Seo pageContext={pageContext} title={title} description={text} company={data.company!} />
}

export const query = graphql`
  fragment NotFoundWords on NotFoundCopy {
    title
    text
    link {
      label
      to
    }
  }
  query NotFoundTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: notFoundPage(language: { eq: $language }) {
      contentLanguage
      page {
        ...NotFoundWords
      }
      post {
        ...NotFoundWords
      }
      solution {
        ...NotFoundWords
      }
      industry {
        ...NotFoundWords
      }
    }
  }
`

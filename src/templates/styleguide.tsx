import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../node/hooks/pages'
import { Styleguide } from '../sections/Styleguide/Styleguide'
import { Layout } from '../site/Layout'

export default function StyleguideTemplate({ data }: PageProps<Queries.StyleguideTemplateQuery, PageContext>) {
  return (
    <Layout data={data}>
      <h1 className="visually-hidden">Styleguide</h1>
      <Styleguide
        sample={{
          display: data.company?.slogan ?? '',
          text: data.company?.description ?? '',
          cover: data.post?.cover ?? null,
        }}
      />
    </Layout>
  )
}

export function Head() {
  return (
    <>
      <title>Styleguide</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

export const query = graphql`
  query StyleguideTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    company(language: { eq: $language }) {
      slogan
      description
    }
    post: blogPost(language: { eq: $language }, lineDrawing: { eq: true }) {
      cover(width: 640) {
        ...PictureSource
      }
    }
  }
`

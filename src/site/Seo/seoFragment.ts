import { graphql } from 'gatsby'

/** What the query of every template asks for first: the words of the interface, and what `Seo` says of the company. */
export const everyPage = graphql`
  fragment EveryPage on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    company(language: { eq: $language }) {
      name
      url
    }
  }
`

/** What `Seo` needs of a page in `content/pages`. */
export const seoMeta = graphql`
  fragment SeoMeta on PageMeta {
    title
    description
  }
`

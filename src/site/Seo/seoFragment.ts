import { graphql } from 'gatsby'

/** What the query of every template asks for first: the words of the interface, and what `Layout` and `Seo` say of the site. */
export const everyPage = graphql`
  fragment EveryPage on Query {
    locales: allDictionary(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    ...SiteData
  }
`

/** What `Seo` needs of a page in `content/pages`. */
export const seoMeta = graphql`
  fragment SeoMeta on PageMeta {
    title
    description
  }
`

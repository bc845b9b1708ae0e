import { graphql } from 'gatsby'

/** What `Seo` needs of the company. */
export const seoCompany = graphql`
  fragment SeoCompany on Company {
    name
    url
    socialImage {
      src(width: 1200) {
        src
        width
        height
      }
      alt
    }
  }
`

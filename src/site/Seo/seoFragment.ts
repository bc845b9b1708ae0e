import { graphql } from 'gatsby'

/** What `Seo` needs of the company. */
export const seoCompany = graphql`
  fragment SeoCompany on Company {
    name
    url
  }
`

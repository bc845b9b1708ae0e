import { graphql } from 'gatsby'

/** The dictionaries of a page; every page query asks for `locales: allLocale(…) { ...Dictionaries }`. */
export const dictionaries = graphql`
  fragment Dictionaries on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`

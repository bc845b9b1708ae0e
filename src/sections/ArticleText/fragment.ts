import { graphql } from 'gatsby'

export const articleText = graphql`
  fragment ArticleTextFields on BlogPost {
    contentLanguage
    blocks
    headings {
      depth
      id
      text
    }
    pictures {
      src
      picture(width: 760) {
        src
        srcSet
        width
        height
      }
    }
    category {
      id
      name
    }
  }
`

/** The same of a case. */
export const caseText = graphql`
  fragment CaseTextFields on Case {
    contentLanguage
    blocks
    headings {
      depth
      id
      text
    }
    pictures {
      src
      picture(width: 760) {
        src
        srcSet
        width
        height
      }
    }
  }
`

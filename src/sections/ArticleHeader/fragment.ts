import { graphql } from 'gatsby'

export const articleHeader = graphql`
  fragment ArticleHeaderFields on BlogPost {
    ...ArticleFields
    translation
    author {
      name
      role
      avatar(width: 64) {
        ...PictureSource
      }
    }
    cover(width: 960) {
      ...PictureSource
    }
    coverAlt
  }
`

/** Screens stand three in a row where the cover of an article stands. */
export const caseHeader = graphql`
  fragment CaseHeaderFields on Case {
    key
    title
    excerpt
    client
    minutes
    translation
    contentLanguage
    heldUntil
    project {
      title
      screenshots {
        src(width: 240) {
          ...PictureSource
        }
        alt
      }
    }
  }
`

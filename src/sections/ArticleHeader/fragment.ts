import { graphql } from 'gatsby'

export const articleHeader = graphql`
  fragment ArticleHeaderFields on BlogPost {
    ...ArticleFields
    translation
    author {
      name
      role
      contentLanguage
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

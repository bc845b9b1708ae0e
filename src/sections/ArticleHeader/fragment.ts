import { graphql } from 'gatsby'

export const articleHeader = graphql`
  fragment ArticleHeaderFields on BlogPost {
    postId
    title
    excerpt
    date
    updated
    minutes
    translation
    contentLanguage
    category {
      id
      name
    }
    author {
      name
      role
      avatar(width: 64) {
        src
        srcSet
        width
        height
      }
    }
    cover(width: 960) {
      src
      srcSet
      width
      height
    }
    coverAlt
    lineDrawing
  }
`

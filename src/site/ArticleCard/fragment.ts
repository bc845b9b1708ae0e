import { graphql } from 'gatsby'

/** What a list shows of an article. Never its body: a list must stay light. */
export const articleCard = graphql`
  fragment ArticleCardFields on BlogPost {
    postId
    title
    excerpt
    ...ArticleTimes
    featured
    contentLanguage
    heldUntil
    category {
      id
      name
    }
    author {
      name
    }
    cover(width: 640) {
      ...PictureSource
    }
    lineDrawing
  }
`

import { graphql } from 'gatsby'

export const articleText = graphql`
  fragment ArticleBodyFields on TextBody {
    blocks
    headings {
      depth
      id
      text
    }
    pictures {
      src
      picture(width: 760) {
        ...PictureSource
      }
    }
  }
`

import { graphql } from 'gatsby'

/** A card of the grid; screenshots stand side by side at up to 240 px each. */
export const projectCard = graphql`
  fragment ProjectCardFields on Project {
    key
    caseKey
    title
    category
    description
    screenshots {
      src(width: 240) {
        ...PictureSource
      }
      alt
    }
  }
`

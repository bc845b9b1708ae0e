import { graphql } from 'gatsby'

export const caseCover = graphql`
  fragment CaseCover on Case {
    key
    title
    excerpt
    client
    translation
    contentLanguage
    heldUntil
    ...CaseScreens
    drawings {
      contentLanguage
      ink
      weeks
      team
      platforms
      sum
    }
  }
`

export const caseScreens = graphql`
  fragment CaseScreens on Case {
    project {
      title
      screenshots {
        ...CaseScreen
      }
    }
    drawings {
      colour
      screens {
        ...CaseScreen
      }
    }
  }
`

export const caseScreen = graphql`
  fragment CaseScreen on Image {
    src(width: 720) {
      ...PictureSource
    }
    alt
  }
`

export const caseStory = graphql`
  fragment CaseStory on Case {
    ...CaseCover
    body {
      ...ArticleBodyFields
    }
    services {
      key
      title
    }
    drawings {
      states {
        section
        ...CaseStates
      }
      decisions {
        section
        ...CaseDecisions
      }
      estimate {
        section
        ...CaseEstimate
      }
    }
  }
`

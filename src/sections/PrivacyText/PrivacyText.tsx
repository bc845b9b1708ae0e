import { graphql } from 'gatsby'
import { SideSection } from '../../ui/SideSection/SideSection'

interface PrivacyTextProps {
  sections: readonly Queries.PrivacySectionFieldsFragment[]
}

/** Questions about personal data, each with its answer. */
export function PrivacyText({ sections }: PrivacyTextProps) {
  return (
    <>
      {sections.map(({ title, text }) => (
        <SideSection key={title} title={title}>
          <p>{text}</p>
        </SideSection>
      ))}
    </>
  )
}

export const privacySectionFields = graphql`
  fragment PrivacySectionFields on PrivacySection {
    title
    text
  }
`

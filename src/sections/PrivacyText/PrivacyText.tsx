import { graphql } from 'gatsby'
import { SideSection } from '../../ui/SideSection/SideSection'

interface PrivacyTextProps {
  sections: readonly Queries.PrivacySectionFieldsFragment[]
  /** Where requests about personal data go. */
  email: string
}

/** Questions about personal data, each with its answer. */
export function PrivacyText({ sections, email }: PrivacyTextProps) {
  return (
    <>
      {sections.map(({ title, text }) => {
        const [before, after] = text.split('{email}')
        return (
          <SideSection key={title} title={title}>
            <p>
              {before}
              {after !== undefined && <a href={`mailto:${email}`}>{email}</a>}
              {after}
            </p>
          </SideSection>
        )
      })}
    </>
  )
}

export const privacySectionFields = graphql`
  fragment PrivacySectionFields on PrivacySection {
    title
    text
  }
`

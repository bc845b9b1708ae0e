import { graphql } from 'gatsby'
import { Section } from '../../ui/Section/Section'
import * as styles from './PrivacyText.module.css'

interface PrivacyTextProps {
  sections: readonly Queries.PrivacySectionFieldsFragment[]
}

/** Questions about personal data, each with its answer. */
export function PrivacyText({ sections }: PrivacyTextProps) {
  return (
    <Section>
      {sections.map(({ title, text }) => (
        <section key={title} className={styles.question}>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </Section>
  )
}

export const privacySectionFields = graphql`
  fragment PrivacySectionFields on PrivacySection {
    title
    text
  }
`

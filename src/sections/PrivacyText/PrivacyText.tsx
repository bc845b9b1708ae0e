import { graphql } from 'gatsby'
import { Section } from '../../ui/Section'
import * as styles from './PrivacyText.module.css'

interface PrivacyTextProps {
  sections: readonly Queries.PrivacySectionFieldsFragment[]
}

/** Questions about personal data, each with its answer. */
export function PrivacyText({ sections }: PrivacyTextProps) {
  return (
    <Section>
      {sections.map(({ title, text }, place) => (
        <section key={title} id={`part-${place + 1}`} className={styles.question}>
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

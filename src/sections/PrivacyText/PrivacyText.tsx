import { graphql } from 'gatsby'
import { Section } from '../../ui/Section'
import * as styles from './PrivacyText.module.css'

/** Questions about personal data, each with its answer. */
export function PrivacyText({ sections }: { sections: readonly Queries.PrivacySectionFieldsFragment[] }) {
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

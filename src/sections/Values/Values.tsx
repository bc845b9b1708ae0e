import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useSiteData } from '../../site/siteData'
import { Section } from '../../ui/Section'
import * as styles from './Values.module.css'

/** What the company holds to. */
export function Values({ values }: { values: Queries.ValuesFragment }) {
  const t = useTranslate()
  const { has, nameOf } = useSiteData()
  return (
    <Section id="values" title={values.title} lead={values.lead}>
      <ul className={styles.list}>
        {values.items.map((value) => (
          <li key={value.title} className={styles.value}>
            <Icon className={styles.icon} svg={value.iconSvg} />
            <h3>{value.title}</h3>
            <p className={styles.description}>{value.description}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.ways} row`}>
        <ButtonLink to="/#contact">{values.write ?? t('getStarted')}</ButtonLink>
        {has('/projects') && (
          <ButtonLink variant="secondary" to="/projects">
            {values.projects ?? nameOf('/projects', t('nav.projects'))}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Values on AboutPageValues {
    title
    lead
    items {
      ...PointFields
    }
    write
    projects
  }
`

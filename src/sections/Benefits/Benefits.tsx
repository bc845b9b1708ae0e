import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Icon } from '../../ui/Icon'
import { Section } from '../../ui/Section'
import * as styles from './Benefits.module.css'

/** What the client gains, beside the industry's second figure set as a dimension. */
export function Benefits({ industry }: { industry: Queries.BenefitsFragment }) {
  const t = useTranslate()
  const { second } = industry.aside ?? {}
  return (
    <Section id="benefits" title={t('industry.benefits')}>
      <div className={second ? styles.grid : undefined}>
        {second && (
          <div className={styles.figure}>
            <p>
              <span className={styles.value}>{second.value}</span> <span className={styles.label}>{second.label}</span>
            </p>
            <p className="small-print">{second.scope}</p>
          </div>
        )}
        <ul>
          {industry.benefits.map((benefit) => (
            <li key={benefit.title} className={styles.benefit}>
              <Icon className={styles.icon} svg={benefit.iconSvg} />
              <div>
                <h3 className={styles.title}>{benefit.title}</h3>
                <p className={styles.description}>{benefit.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Benefits on Industry {
    aside: stats {
      second {
        ...StatFields
      }
    }
    benefits {
      ...PointFields
    }
  }
`

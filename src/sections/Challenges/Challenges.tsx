import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Icon } from '../../ui/Icon'
import { SideSection } from '../../ui/Section'
import * as styles from './Challenges.module.css'

/** What makes an industry hard. The heading stays in view beside the list. */
export function Challenges({ industry }: { industry: Queries.ChallengesFragment }) {
  const t = useTranslate()
  return (
    <SideSection id="challenges" title={t('industry.challenges')}>
      <ul>
        {industry.challenges.map((challenge) => (
          <li key={challenge.title} className={styles.challenge}>
            <Icon className={styles.icon} svg={challenge.iconSvg} />
            <h3 className={styles.title}>{challenge.title}</h3>
            <p className={styles.description}>{challenge.description}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  )
}

export const fragment = graphql`
  fragment Challenges on Industry {
    challenges {
      ...PointFields
    }
  }
`

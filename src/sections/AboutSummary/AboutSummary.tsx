import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button/Button'
import { Icon } from '../../ui/Icon/Icon'
import { Section } from '../../ui/Section/Section'
import { Reveal } from '../../ui/motion/Reveal'
import { HullFrames } from './HullFrames'
import { UiIcon } from '../../ui/Icon/UiIcon'
import * as styles from './AboutSummary.module.css'

/** History, mission and vision of the company, with the way to its page. */
export function AboutSummary({ data: { about } }: { data: Queries.AboutSummaryFragment }) {
  const t = useTranslate()
  return (
    <Section id="about" title={about.title} variant="deep">
      <Reveal className={styles.columns}>
        <div className={styles.points}>
          {[about.history, about.mission, about.vision].map(({ iconSvg, title, description }) => (
            <div key={title} className={styles.point}>
              <h3 className={styles.title}>
                <Icon svg={iconSvg} className={styles.icon} />
                {title}
              </h3>
              <p className={styles.description}>{description}</p>
            </div>
          ))}
        </div>
        <HullFrames className={styles.plan} />
      </Reveal>
      {/* The name is the two words; search engines also read what there is more of. */}
      <ButtonLink to="/about" variant="secondary" className={styles.more} aria-label={t('about.readMore')}>
        {t('about.readMore')}
        <span className="visually-hidden">: {about.title}</span>
        <UiIcon name="arrow-right" size={18} />
      </ButtonLink>
    </Section>
  )
}

export const aboutSummary = graphql`
  fragment AboutSummary on HomePage {
    about {
      title
      history {
        ...AboutSummaryPoint
      }
      mission {
        ...AboutSummaryPoint
      }
      vision {
        ...AboutSummaryPoint
      }
    }
  }

  fragment AboutSummaryPoint on Point {
    iconSvg
    title
    description
  }
`

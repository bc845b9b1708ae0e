import { AboutDrawing } from '@brand/AboutDrawing'
import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { Icon, UiIcon } from '../../ui/Icon'
import { useSiteData } from '../../site/siteData'
import { Section } from '../../ui/Section'
import { Reveal } from '../../ui/motion/Reveal'
import * as styles from './AboutSummary.module.css'

export function AboutSummary({ about }: { about: Queries.AboutSummaryFragment }) {
  const t = useTranslate()
  const { has } = useSiteData()
  return (
    <Section id="about" title={about.title} variant="deep">
      <Reveal className="columns wide-first">
        <div className={styles.points}>
          {[about.history, about.mission, about.vision].map(({ iconSvg, title, description }) => (
            <div key={title}>
              <h3 className={`${styles.title} title-s line`}>
                <Icon svg={iconSvg} />
                {title}
              </h3>
              <p>{description}</p>
            </div>
          ))}
        </div>
        <div className={styles.plan}>
          <AboutDrawing />
        </div>
      </Reveal>
      {/* The accessible name has only the two words; search engines also read the title. */}
      {has('/about') && (
        <ButtonLink to="/about" variant="secondary" aria-label={t('about.readMore')}>
          {t('about.readMore')}
          <span className="visually-hidden">: {about.title}</span>
          <UiIcon name="arrow-right" size={18} />
        </ButtonLink>
      )}
    </Section>
  )
}

export const aboutSummary = graphql`
  fragment AboutSummary on HomePageAbout {
    title
    history {
      ...PointFields
    }
    mission {
      ...PointFields
    }
    vision {
      ...PointFields
    }
  }
`

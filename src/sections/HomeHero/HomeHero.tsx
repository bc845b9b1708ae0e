import { HomeDrawing } from '@brand/HomeDrawing'
import { graphql } from 'gatsby'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useTranslate } from '../../i18n/language'
import { useSiteData } from '../../site/siteData'
import { ButtonLink } from '../../ui/Button'
import { PhoneMockup } from './PhoneMockup'
import { UiIcon } from '../../ui/Icon'
import * as styles from './HomeHero.module.css'

interface HomeHeroProps {
  data: Queries.HomeHeroFragment
  slogan: string
  firstStep?: string | null
}

export function HomeHero({ data: { hero, discuss, mockup }, slogan, firstStep }: HomeHeroProps) {
  const t = useTranslate()
  const { has } = useSiteData()
  return (
    <div className={styles.root}>
      <HomeDrawing className={`${styles.lines} no-print`} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{hero.title}</h1>
          <p className={styles.slogan}>{slogan}</p>
          <p className={`${styles.lead} lead text`}>{hero.lead}</p>
          <div className={`${styles.actions} row`} data-hero-actions="">
            <ButtonLink to="#contact">{discuss ?? t('getStarted')}</ButtonLink>
            {has('/#projects') && (
              <LocalizedLink to="#projects" className={`${styles.down} line no-print`} data-no-text="">
                <span className={styles.circle}>
                  <UiIcon name="arrow-down" size={20} />
                </span>
                {t('hero.scroll')}
              </LocalizedLink>
            )}
            {firstStep && <p className="small-print">{firstStep}</p>}
          </div>
        </div>
        {mockup && <PhoneMockup {...mockup} />}
      </div>
    </div>
  )
}

export const homeHero = graphql`
  fragment HomeHero on HomePage {
    ...PageCopy
    discuss
    mockup {
      label
      technologies {
        name
        icon
      }
      features {
        ...PointFields
      }
    }
  }
`

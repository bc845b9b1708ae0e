import { graphql } from 'gatsby'
import { Fragment, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepInEntry } from '../../browser/historyEntry'
import { COLLAPSED_SERVICES } from '../../constants'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useLangOf, useTranslate } from '../../i18n/language'
import type { Navigation } from '../../site/siteData'
import { Button, CardLink } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { Drawing } from '../../ui/Picture'
import { holdInPlace } from '../../ui/holdInPlace'
import { Icon, UiIcon } from '../../ui/Icon'
import { Section, type SectionHeading } from '../../ui/Section'
import { Reveal } from '../../ui/motion/Reveal'
import { useBrowserLayoutEffect } from '../../ui/useBrowserLayoutEffect'
import * as styles from './Services.module.css'

interface ServicesProps extends SectionHeading {
  services: readonly Queries.ServiceCardFieldsFragment[]
  /** Also those without a card. */
  all: Navigation['services']
}

/** Whether the list is expanded. The history entry stores it, so that Back restores the list. */
function useExpanded() {
  const [expanded, setExpanded] = useState(false)
  useBrowserLayoutEffect(() => {
    const { state } = window.history as { state: { servicesExpanded?: unknown } | null }
    setExpanded(state?.servicesExpanded === true)
  }, [])
  const expand = (next: boolean) => {
    setExpanded(next)
    keepInEntry({ servicesExpanded: next })
  }
  return [expanded, expand] as const
}

/** The services as cards, three of them at first. Without JavaScript all are shown. */
export function Services({ title, lead, services, all }: ServicesProps) {
  const t = useTranslate()
  const langOf = useLangOf()
  const [expanded, setExpanded] = useExpanded()
  const others = all.filter(({ key }) => !services.some((card) => card.key === key))
  if (services.length === 0) return null
  return (
    <Section id="services" title={title} lead={lead}>
      <Reveal className={styles.ground}>
        <ul id="services-list" className={styles.list}>
          {services.map(({ key, iconSvg, title: name, summary, approachImage, contentLanguage }, index) => (
            <li
              key={key}
              lang={langOf(contentLanguage)}
              className={classNames(styles.card, index >= COLLAPSED_SERVICES && !expanded && styles.beyond)}
            >
              {approachImage ? (
                <Drawing
                  picture={approachImage.src}
                  alt=""
                  sizes="(min-width: 48rem) 30vw, (min-width: 40rem) 40vw, 26vw"
                  className={styles.drawing}
                />
              ) : (
                <Icon svg={iconSvg} className={styles.icon} large />
              )}
              <h3>
                <CardLink to={`/services/${key}`}>{name}</CardLink>
              </h3>
              <p className={classNames(styles.summary, 'text')}>{summary}</p>
              <span className={`${styles.more} signal line no-print`} aria-hidden="true">
                {t('learnMore')}
                <UiIcon name="arrow-right" size={18} />
              </span>
            </li>
          ))}
        </ul>
      </Reveal>
      {services.length > COLLAPSED_SERVICES && (
        <Button
          variant="secondary"
          className={classNames(styles.toggle, 'with-script')}
          aria-expanded={expanded}
          aria-controls="services-list"
          onClick={({ currentTarget, detail }) => {
            if (expanded) holdInPlace(currentTarget)
            flushSync(() => setExpanded(!expanded))
            // The new cards are before the button, where the next Tab would not reach them.
            if (!expanded && detail === 0)
              document.querySelectorAll<HTMLElement>('#services-list a')[COLLAPSED_SERVICES].focus()
          }}
        >
          {t(expanded ? 'services.less' : 'services.more')}
        </Button>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {t('services.also')}{' '}
          {others.map(({ key, title: name, contentLanguage }, index) => (
            <Fragment key={key}>
              {index > 0 && '\u00a0· '}
              <LocalizedLink to={`/services/${key}`} lang={langOf(contentLanguage)}>
                {name}
              </LocalizedLink>
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  )
}

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    key
    contentLanguage
    iconSvg
    title
    summary
    approachImage {
      src(width: 400) {
        ...PictureSource
      }
    }
  }
`

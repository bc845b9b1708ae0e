import { useLangOf, useTranslate } from '../../i18n/language'
import type { Navigation } from '../../site/siteData'
import { ButtonLink, CardLink } from '../../ui/Button'
import { Icon, UiIcon } from '../../ui/Icon'
import { Section, type SectionHeading } from '../../ui/Section'
import { Reveal } from '../../ui/motion/Reveal'
import * as styles from './Industries.module.css'

interface IndustriesProps extends SectionHeading {
  industries: Navigation['industries']
  otherIndustry?: string | null
}

export function Industries({ title, lead, industries, otherIndustry }: IndustriesProps) {
  const t = useTranslate()
  const langOf = useLangOf()
  if (industries.length === 0) return null
  return (
    <Section id="industries" title={title} lead={lead}>
      <Reveal className="columns wide-first">
        <ul className={styles.list}>
          {industries.map(({ key, iconSvg, title: name, summary, contentLanguage }) => (
            <li key={key} lang={langOf(contentLanguage)} className={styles.row}>
              <Icon svg={iconSvg} large />
              <div className="stack">
                <h3>
                  <CardLink to={`/industries/${key}`}>{name}</CardLink>
                </h3>
                <p className="text">{summary}</p>
              </div>
              <UiIcon name="arrow-right" size={22} className="signal" />
            </li>
          ))}
        </ul>
        {otherIndustry && (
          <div className={`${styles.other} stack`}>
            <h3>{t('industries.other')}</h3>
            <p className="text">{otherIndustry}</p>
            <ButtonLink to="#contact">{t('industries.talk')}</ButtonLink>
          </div>
        )}
      </Reveal>
    </Section>
  )
}

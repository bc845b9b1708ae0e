import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { Section } from '../../ui/Section'
import { UiIcon } from '../../ui/Icon'
import { classNames } from '../../ui/classNames'
import * as styles from './OtherIndustry.module.css'

interface OtherIndustryProps {
  text: string | null
  /** The industries that have a page, without the one being shown. */
  industries: readonly { readonly key: string; readonly title: string }[]
}

/** Text for visitors of any other industry. */
export function OtherIndustry({ text, industries }: OtherIndustryProps) {
  const t = useTranslate()
  if (!text && industries.length === 0) return null
  return (
    <Section
      id="other-industry"
      title={t('industry.other')}
      lead={text}
      className={classNames(styles.root, 'no-print')}
    >
      <div className={`${styles.ways} row`}>
        <ButtonLink to="#contact">{t('industry.talk')}</ButtonLink>
        {industries.length > 0 && (
          <ul className={`${styles.list} row`}>
            {industries.map(({ key, title }) => (
              <li key={key}>
                <LocalizedLink className={styles.link} to={`/industries/${key}`}>
                  {title}
                  <UiIcon name="arrow-right" size={18} />
                </LocalizedLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

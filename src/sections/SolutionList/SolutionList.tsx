import { graphql } from 'gatsby'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useDictionary, useLangOf, useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { Icon, UiIcon } from '../../ui/Icon'
import { Section } from '../../ui/Section'
import { TextList } from '../../ui/TextList'
import * as styles from './SolutionList.module.css'

export function SolutionList({ solutions }: { solutions: readonly Queries.SolutionRowFragment[] }) {
  const t = useTranslate()
  const lookUp = useDictionary()
  const langOf = useLangOf()
  return (
    <Section id="solutions" title={t('solutions.solutions')}>
      <ul>
        {solutions.map(({ key, iconSvg, title, summary, features, contentLanguage }) => (
          <li key={key} className={styles.row}>
            <Icon className="signal" svg={iconSvg} large />
            <div className="stack" lang={langOf(contentLanguage)}>
              <h3 id={`${key}-title`}>
                <LocalizedLink className="plain-link" to={`/solutions/${key}`}>
                  {title}
                </LocalizedLink>
              </h3>
              <p className="lead">{summary}</p>
            </div>
            <TextList className={`${styles.features} dashes text`} lang={langOf(contentLanguage)} texts={features} />
            <div className={`${styles.actions} row`}>
              <ButtonLink variant="secondary" to="#contact">
                {lookUp('Find a Solution Together')}
              </ButtonLink>
              <ButtonLink variant="quiet" to={`/solutions/${key}`} aria-describedby={`${key}-title`}>
                {lookUp('Learn More')}
                <UiIcon name="arrow-right" size={20} />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const fragment = graphql`
  fragment SolutionRow on Solution {
    key
    contentLanguage
    iconSvg
    title
    summary
    features
  }
`

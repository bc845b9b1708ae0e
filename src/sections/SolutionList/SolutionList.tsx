import { graphql } from 'gatsby'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useDictionary, useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { Icon, UiIcon } from '../../ui/Icon'
import { Section } from '../../ui/Section'
import * as styles from './SolutionList.module.css'

/** Every solution as a row of a parts list: what it is, what it holds, what to do next. */
export function SolutionList({ solutions }: { solutions: readonly Queries.SolutionRowFragment[] }) {
  const t = useTranslate()
  return (
    <Section id="solutions" title={t('solutions.list')}>
      <ul>
        {solutions.map((solution) => (
          <SolutionRow key={solution.key} solution={solution} />
        ))}
      </ul>
    </Section>
  )
}

function SolutionRow({ solution }: { solution: Queries.SolutionRowFragment }) {
  const lookUp = useDictionary()
  const titleId = `${solution.key}-title`
  const path = `/solutions/${solution.key}`
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} svg={solution.iconSvg} />
      <div>
        <h3 id={titleId}>
          <LocalizedLink className={styles.titleLink} to={path}>
            {solution.title}
          </LocalizedLink>
        </h3>
        <p className={styles.summary}>{solution.summary}</p>
      </div>
      <ul className={styles.features}>
        {solution.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to="#contact">
          {lookUp('Find a Solution Together')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={path} aria-describedby={titleId}>
          {lookUp('Learn More')}
          <UiIcon name="arrow-right" size={20} />
        </ButtonLink>
      </div>
    </li>
  )
}

export const fragment = graphql`
  fragment SolutionRow on Solution {
    key
    iconSvg
    title
    summary
    features
  }
`

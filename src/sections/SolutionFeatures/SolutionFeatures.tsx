import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Pair, Section } from '../../ui/Section'
import * as styles from './SolutionFeatures.module.css'

export function SolutionFeatures({ solution }: { solution: Queries.SolutionFeaturesFragment }) {
  const t = useTranslate()
  return (
    <Pair>
      <Section id="features" title={t('solution.features')}>
        <ul className={styles.list}>
          {solution.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" title={t('solution.benefits')}>
        <ul className={styles.list}>
          {solution.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Section>
    </Pair>
  )
}

export const fragment = graphql`
  fragment SolutionFeatures on Solution {
    features
    benefits
  }
`

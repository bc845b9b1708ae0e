import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Pair, Section } from '../../ui/Section'
import { TextList } from '../../ui/TextList'
import * as styles from './SolutionFeatures.module.css'

export function SolutionFeatures({ solution }: { solution: Queries.SolutionFeaturesFragment }) {
  const t = useTranslate()
  return (
    <Pair>
      <Section id="features" title={t('solution.features')}>
        <TextList className={`${styles.list} ${styles.features}`} texts={solution.features} />
      </Section>
      <Section id="benefits" title={t('solution.benefits')}>
        <TextList className={styles.list} texts={solution.benefits} />
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

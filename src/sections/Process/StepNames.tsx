import { useTranslate } from '../../i18n/language'
import { Section } from '../../ui/Section'
import * as styles from './StepNames.module.css'

/** Names of the steps, as stations along a base line. */
export function StepNames({ steps }: { steps: readonly string[] }) {
  const t = useTranslate()
  if (steps.length === 0) return null
  return (
    <Section id="process" title={t('industry.process')}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </Section>
  )
}

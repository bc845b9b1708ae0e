import { graphql } from 'gatsby'
import { PROCESS_LINE } from '../../constants'
import { Icon } from '../../ui/Icon'
import { useScrollSteps } from '../../ui/useScrollSteps'
import { SideSection, type SectionHeading } from '../../ui/Section'
import * as styles from './Process.module.css'

interface ProcessProps extends SectionHeading {
  steps: readonly Queries.ProcessStepFieldsFragment[]
}

/** The steps of the work beside a line that fills as they pass the middle of the viewport. */
export function Process({ title, lead, steps }: ProcessProps) {
  const { ref, active, progress } = useScrollSteps<HTMLOListElement>(PROCESS_LINE)
  const finished = progress === 1
  if (steps.length === 0) return null
  return (
    <SideSection id="process" title={title} lead={lead}>
      <div className={styles.root}>
        <div className={styles.line} aria-hidden="true">
          <div className={styles.fill} style={progress > 0 ? { '--progress': progress } : undefined} />
        </div>
        <ol ref={ref}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={styles.step}
              data-done={index < active || finished || undefined}
              aria-current={index === active && !finished ? 'step' : undefined}
            >
              <span className={styles.marker} aria-hidden="true" />
              <h3 className={styles.title}>
                {step.iconSvg && <Icon svg={step.iconSvg} className={styles.icon} />}
                {step.title}
              </h3>
              <p className={styles.description}>{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </SideSection>
  )
}

export const processStepFields = graphql`
  fragment ProcessStepFields on ProcessStep {
    iconSvg
    title
    description
  }
`

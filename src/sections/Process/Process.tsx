import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { PROCESS_LINE } from '../../constants'
import { Icon } from '../../ui/Icon'
import { useScrollSteps } from '../../ui/useScrollSteps'
import { SideSection, type SectionHeading } from '../../ui/Section'
import * as styles from './Process.module.css'

interface ProcessProps extends SectionHeading {
  steps: readonly Queries.ProcessStepFieldsFragment[]
  /** Below the heading: a drawing that gains a layer with each step. */
  sheet?: ReactNode
  /** Above each step on a phone: the layers so far. */
  strip?: (steps: number) => ReactNode
}

/** The steps of the work beside a line that fills as they pass the middle of the viewport. */
export function Process({ title, lead, steps, sheet, strip }: ProcessProps) {
  const { ref, active, progress } = useScrollSteps<HTMLOListElement>(PROCESS_LINE)
  const finished = progress === 1
  if (steps.length === 0) return null
  return (
    <SideSection id="process" title={title} lead={lead} aside={sheet} className={sheet ? 'layered' : undefined}>
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
              data-adds={sheet ? index + 1 : undefined}
            >
              {strip?.(index + 1)}
              <span className={styles.marker} aria-hidden="true" />
              <h3 className={styles.title}>
                {step.iconSvg && <Icon svg={step.iconSvg} className={styles.icon} />}
                {step.title}
              </h3>
              {step.outcome && <p className={styles.outcome}>{step.outcome}</p>}
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
    outcome
    description
  }
`

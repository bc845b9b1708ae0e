import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { PROCESS_LINE } from '../../constants'
import { useLangOf } from '../../i18n/language'
import { Icon } from '../../ui/Icon'
import { SideSection, type SectionHeading } from '../../ui/Section'
import { Track } from '../../ui/Track'

interface ProcessProps extends SectionHeading {
  steps: readonly (Pick<Queries.ProcessStepFieldsFragment, 'title'> & Partial<Queries.ProcessStepFieldsFragment>)[]
  /** Below the heading: a drawing that gains a layer with each step. */
  drawing?: ReactNode
  /** Above each step on a phone: the layers up to this step. */
  strip?: (steps: number) => ReactNode
}

/** The steps of the work beside a line that fills as they pass the middle of the viewport. */
export function Process({ title, lead, steps, drawing, strip }: ProcessProps) {
  const langOf = useLangOf()
  if (steps.length === 0) return null
  const entries = steps.map((step, index) => ({
    key: step.title,
    lang: langOf(step.contentLanguage),
    content: (
      <div className="stack">
        {strip?.(index + 1)}
        <h3 className="line">
          {step.iconSvg && <Icon svg={step.iconSvg} />}
          {step.title}
        </h3>
        {step.outcome && (
          <p>
            <strong>{step.outcome}</strong>
          </p>
        )}
        {step.description && <p className="text">{step.description}</p>}
      </div>
    ),
  }))
  return (
    <SideSection id="process" title={title} lead={lead} aside={drawing}>
      <Track line={PROCESS_LINE} entries={entries} />
    </SideSection>
  )
}

export const processStepFields = graphql`
  fragment ProcessStepFields on ProcessStep {
    contentLanguage
    iconSvg
    title
    outcome
    description
  }
`

import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { CaseFigure } from './CaseFigure'
import * as styles from './EstimateDrawing.module.css'

/** The estimate, what the work took and the worst case, in percent of the estimate: a bar for each. */
export function EstimateDrawing({ drawing, lang }: { drawing: Queries.CaseEstimateFragment; lang?: string }) {
  const t = useTranslate()
  const { title, note, worst, outcome, likely, cause, result } = drawing
  const longest = Math.max(100, worst, outcome)
  const bars = [
    { id: 'likely', name: t('case.likely'), percent: 100, words: likely },
    { id: 'outcome', name: t('case.outcome'), percent: outcome, words: result },
    { id: 'worst', name: t('case.worst'), percent: worst, words: cause },
  ] as const
  return (
    <CaseFigure kind="case.estimate" title={title} note={note} lang={lang}>
      <dl className={styles.bars}>
        {bars.map(({ id, name, percent, words }) => (
          <div key={id} data-line={id}>
            <dt>
              <strong>
                {name} {t('case.percent', { value: percent })}
              </strong>
              <svg className={styles.bar} width={`${Math.round((100 * percent) / longest)}%`} aria-hidden="true" />
            </dt>
            <dd className="text">{words}</dd>
          </div>
        ))}
      </dl>
    </CaseFigure>
  )
}

export const caseEstimate = graphql`
  fragment CaseEstimate on CaseEstimate {
    title
    note
    worst
    outcome
    likely
    cause
    result
  }
`

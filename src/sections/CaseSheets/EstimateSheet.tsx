import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Sheet } from './Sheet'
import * as styles from './EstimateSheet.module.css'

/** Length of the scale as a multiple of the longest bar. */
const ROOM = 1.04

export function EstimateSheet({ sheet, lang }: { sheet: Queries.CaseEstimateSheetFragment; lang?: string }) {
  const t = useTranslate()
  const { title, note, worst, outcome, likely, cause, result } = sheet
  const longest = Math.max(worst, outcome) * ROOM
  const at = (percent: number) => `${Math.round((percent / longest) * 1000) / 10}%`
  const lines = [
    { id: 'likely', name: t('case.likely'), percent: 100, words: likely },
    { id: 'outcome', name: t('case.outcome'), percent: outcome, words: result },
    { id: 'worst', name: t('case.worst'), percent: worst, words: cause },
  ] as const
  return (
    <Sheet kind="case.estimate" title={title} note={note} lang={lang}>
      <svg className={styles.bar} aria-hidden="true">
        <pattern id="risk" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className={styles.hatch} />
        </pattern>
        <rect className={styles.likely} y="46" height="52" width={at(100)} />
        <rect className={styles.worst} x={at(100)} y="46" height="52" width={at(worst - 100)} fill="url(#risk)" />
        <line className={styles.base} x2="100%" y1="98" y2="98" />
        <svg x={at(outcome)} overflow="visible">
          <path className={styles.outcome} d="M0 108V18L-6 8H6L0 18" />
          <text className={styles.mark} x="-14" y="20" textAnchor="end">
            {t('case.percent', { value: outcome })}
          </text>
        </svg>
        <text x={at(100)} y="126" textAnchor="middle">
          {t('case.percent', { value: 100 })}
        </text>
        <text x={at(worst)} y="126" textAnchor="end">
          {t('case.percent', { value: worst })}
        </text>
      </svg>
      <dl className={styles.lines}>
        {lines.map(({ id, name, percent, words }) => (
          <div key={id} className={styles.line} data-line={id}>
            <dt>
              {name} <span>{t('case.percent', { value: percent })}</span>
            </dt>
            <dd className="text">{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

export const estimateSheet = graphql`
  fragment CaseEstimateSheet on CaseEstimate {
    title
    note
    worst
    outcome
    likely
    cause
    result
  }
`

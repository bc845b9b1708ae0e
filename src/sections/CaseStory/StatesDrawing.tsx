import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { CaseFigure } from './CaseFigure'
import * as styles from './StatesDrawing.module.css'

/** The states in the order of their steps: who sets each, and what may follow. */
export function StatesDrawing({ drawing, lang }: { drawing: Queries.CaseStatesFragment; lang?: string }) {
  const t = useTranslate()
  const { title, note, hidden, lanes, states } = drawing
  const named = new Map(states.map(({ id, name }) => [id, name]))
  const inOrder = states.toSorted((one, other) => one.step - other.step || one.lane - other.lane)
  return (
    <CaseFigure kind="case.states" title={title} note={note} lang={lang}>
      {hidden && <p className={`${styles.legend} line`}>{hidden}</p>}
      <ol className="numbered">
        {inOrder.map(({ id, name, lane, hidden: isHidden, next }) => (
          <li key={id} className={isHidden ? styles.found : undefined}>
            <span className={styles.state}>
              <strong>
                {name}
                {isHidden && hidden && <span className="visually-hidden">. {hidden}</span>}
              </strong>
              <span className="small-print">{lanes[lane - 1]}</span>
              {next.length > 0 && (
                <span className="small-print">
                  {t('case.then')} {next.map((nextId) => named.get(nextId) ?? '').join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </CaseFigure>
  )
}

export const caseStates = graphql`
  fragment CaseStates on CaseStates {
    title
    note
    hidden
    lanes
    states {
      id
      name
      lane
      step
      hidden
      next
    }
  }
`

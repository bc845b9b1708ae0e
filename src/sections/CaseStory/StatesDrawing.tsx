import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { classNames } from '../../ui/classNames'
import { inRows, isReached, routes } from './states'
import { CaseFigure } from './CaseFigure'
import * as styles from './StatesDrawing.module.css'

export function StatesDrawing({ drawing, lang }: { drawing: Queries.CaseStatesFragment; lang?: string }) {
  const t = useTranslate()
  const { title, note, hidden, lanes, states } = drawing
  const rows = inRows(states, lanes.length)
  const drawn = routes(states)
  const named = new Map(states.map(({ id, name }) => [id, name]))
  return (
    <CaseFigure kind="case.states" title={title} note={note} lang={lang}>
      {hidden && <p className={`${styles.legend} line`}>{hidden}</p>}
      <div className={styles.plan}>
        <ul className={styles.lanes} aria-hidden="true">
          {lanes.map((lane) => (
            <li key={lane} className={styles.lane}>
              {lane}
            </li>
          ))}
        </ul>
        <svg
          className={styles.routes}
          viewBox={`0 0 ${lanes.length} ${rows.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.route} d={drawn.known} />
          <path className={classNames(styles.route, styles.hidden)} d={drawn.hidden} />
        </svg>
        <ol className={styles.states}>
          {rows.map((row, step) => (
            <li key={step}>
              <ul className={styles.row}>
                {row.map((state, lane) =>
                  state ? (
                    <li key={state.id} className={classNames(styles.cell, state.hidden && styles.found)}>
                      <span className={styles.state} data-reached={isReached(states, state) || undefined}>
                        <strong>{state.name}</strong>
                        <span className={`${styles.more} small-print`}>{lanes[lane]}</span>
                        {state.hidden && hidden && <span className="visually-hidden">. {hidden}</span>}
                        {state.next.length > 0 && (
                          <span className={`${styles.more} small-print`}>
                            {t('case.then')} {state.next.map((id) => named.get(id) ?? '').join(', ')}
                          </span>
                        )}
                      </span>
                    </li>
                  ) : (
                    <li key={lane} className={styles.empty} aria-hidden="true" />
                  ),
                )}
              </ul>
            </li>
          ))}
        </ol>
      </div>
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

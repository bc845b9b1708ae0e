import { graphql } from 'gatsby'
import { Picture } from '../../ui/Picture'
import { isWide } from './caseScreens'
import { CaseFigure } from './CaseFigure'
import * as styles from './DecisionsDrawing.module.css'

interface DecisionsDrawingProps {
  lang?: string
  drawing: Queries.CaseDecisionsFragment
  screens: readonly Queries.CaseScreenFragment[]
}

/**
 * Screens with the number of each decision at its place; on a phone's screen, which it would hide, at the edge. The
 * decisions are listed below the screen, or beside it.
 */
export function DecisionsDrawing({ drawing, screens, lang }: DecisionsDrawingProps) {
  const { title, note, views } = drawing
  return (
    <CaseFigure kind="case.decisions" title={title} note={note} lang={lang}>
      <div className={styles.views}>
        {views.map(({ screen, callouts }) => {
          const shown = screens[screen - 1]
          return shown && <View key={screen} screen={shown} callouts={callouts} />
        })}
      </div>
    </CaseFigure>
  )
}

interface ViewProps {
  screen: Queries.CaseScreenFragment
  callouts: Queries.CaseDecisionsFragment['views'][number]['callouts']
}

function View({ screen, callouts: written }: ViewProps) {
  const { src, alt } = screen
  const wide = isWide(src)
  const callouts = written.toSorted((one, other) => one.y - other.y)
  const place = (x: number) => (wide ? `${x}%` : '100%')
  return (
    <div className={wide ? `columns wide-first ${styles.wide}` : styles.phone}>
      <div className={styles.screen}>
        <Picture
          picture={src}
          alt={alt}
          sizes={wide ? '(min-width: 64rem) 46rem, 92vw' : '(min-width: 48rem) 19rem, 70vw'}
          className={styles.picture}
        />
        <svg className={styles.marks} aria-hidden="true">
          {callouts.map(({ x, y, title }, index) => (
            <g key={title}>
              <circle className={styles.dot} cx={place(x)} cy={`${y}%`} r="13" />
              <text x={place(x)} y={`${y}%`} dy=".35em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="numbered">
        {callouts.map(({ title, text }) => (
          <li key={title}>
            <span>
              <strong>{title}</strong>
              <span className={`${styles.text} small-print`}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export const caseDecisions = graphql`
  fragment CaseDecisions on CaseDecisions {
    title
    note
    views {
      screen
      callouts {
        x
        y
        title
        text
      }
    }
  }
`

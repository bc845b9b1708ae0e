import { TIMELINE_LINE } from '../../constants'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { useScrollSteps } from '../../ui/useScrollSteps'
import { Section, type SectionHeading } from '../../ui/Section'
import * as styles from './Timeline.module.css'

interface TimelineEntry extends Queries.PointFieldsFragment {
  /** The year, for entries that have one. */
  readonly year?: number
}

interface TimelineProps extends SectionHeading {
  /** Anchor of the section. */
  id: string
  variant?: 'deep'
  entries: readonly TimelineEntry[]
}

/** Entries along a keel line that fills as they pass 60 % of the viewport height. */
export function Timeline({ id, title, lead, variant, entries }: TimelineProps) {
  const hasYears = entries.some((entry) => entry.year)
  const { ref, active, progress } = useScrollSteps<HTMLOListElement>(TIMELINE_LINE)
  if (entries.length === 0) return null
  return (
    <Section id={id} title={title} lead={lead} variant={variant}>
      <div
        className={classNames(styles.track, !hasYears && styles.unmarked)}
        style={progress > 0 ? { '--progress': progress } : undefined}
      >
        <ol ref={ref}>
          {entries.map((entry, index) => (
            <li
              key={entry.title}
              className={styles.entry}
              data-reached={index <= active || undefined}
              aria-current={index === active ? 'step' : undefined}
            >
              <div className={styles.mark}>
                <Icon className={styles.icon} svg={entry.iconSvg} />
                {entry.year && <span className={styles.year}>{entry.year}</span>}
              </div>
              <div className={styles.words}>
                <h3 className={styles.title}>{entry.title}</h3>
                <p className={styles.description}>{entry.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

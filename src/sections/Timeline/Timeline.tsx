import { TIMELINE_LINE } from '../../constants'
import type { SectionId } from '../../routing/pageKinds'
import { useLangOf } from '../../i18n/language'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { Section, type SectionHeading } from '../../ui/Section'
import { Track } from '../../ui/Track'
import * as styles from './Timeline.module.css'

interface TimelineProps extends SectionHeading {
  id: SectionId
  variant?: 'deep'
  /** Entries of the company's history have a year. */
  entries: readonly (Queries.PointFieldsFragment & {
    readonly year?: number
    readonly contentLanguage?: string | null
  })[]
}

/** Entries along a keel line that fills as they pass 60 % of the viewport height. */
export function Timeline({ id, title, lead, variant, entries }: TimelineProps) {
  const langOf = useLangOf()
  if (entries.length === 0) return null
  const hasYears = entries.some(({ year }) => year)
  const contents = entries.map((entry) => ({
    key: entry.title,
    lang: langOf(entry.contentLanguage),
    content: (
      <div className={`${styles.entry} stack`}>
        <div className={`${styles.mark} line`}>
          <Icon svg={entry.iconSvg} large />
          {entry.year && <span className={styles.year}>{entry.year}</span>}
        </div>
        <div className={classNames(styles.words, 'columns')}>
          <h3>{entry.title}</h3>
          <p className="text">{entry.description}</p>
        </div>
      </div>
    ),
  }))
  return (
    <Section id={id} title={title} lead={lead} variant={variant}>
      <Track line={TIMELINE_LINE} className={classNames(styles.root, hasYears && styles.marked)} entries={contents} />
    </Section>
  )
}

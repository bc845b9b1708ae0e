import type { ReactNode } from 'react'
import type { SectionId } from '../../routing/pageKinds'
import { useLangOf } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { Section, type SectionHeading } from '../../ui/Section'
import { UiIcon } from '../../ui/Icon'
import * as styles from './RelatedLinks.module.css'

interface RelatedLinksProps extends SectionHeading {
  id: SectionId
  /** Path below which the records live. */
  base: string
  records: readonly {
    readonly key: string | number
    readonly title: string
    readonly contentLanguage: string | null
  }[]
  /** Beside the heading: other actions. */
  aside?: ReactNode
}

/** Links to other pages of one kind; renders nothing without links and a lead. */
export function RelatedLinks({ base, records, ...section }: RelatedLinksProps) {
  const langOf = useLangOf()
  if (records.length === 0 && !section.lead) return null
  return (
    <Section className="no-print" {...section}>
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.key} lang={langOf(record.contentLanguage)}>
            <LocalizedLink className={`${styles.link} line`} to={`${base}/${record.key}`}>
              {record.title}
              <UiIcon name="arrow-right" size={20} />
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { ReactNode } from 'react'
import type { SectionId } from '../../routing/pageKinds'
import { useLangOf, usePageLanguage } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { Section, type SectionHeading } from '../../ui/Section'
import { UiIcon } from '../../ui/Icon'
import * as styles from './RelatedLinks.module.css'

interface LinkListProps {
  /** Path below which the records live. */
  base: string
  records: readonly {
    readonly key: string | number
    readonly title: string
    readonly contentLanguage: string | null
  }[]
}

interface RelatedLinksProps extends SectionHeading, LinkListProps {
  id: SectionId
  /** Beside the heading: other actions. */
  aside?: ReactNode
}

/** Links to the other pages of a kind, of which the records are all; renders nothing without links and a lead. */
export function RelatedLinks({ base, records, ...section }: RelatedLinksProps) {
  const { neutralPath } = usePageLanguage()
  const others = records.filter(({ key }) => `${base}/${key}` !== neutralPath)
  if (others.length === 0 && !section.lead) return null
  return (
    <Section className="no-print" {...section}>
      <LinkList base={base} records={others} />
    </Section>
  )
}

/** A line for each record, which leads to its page. */
export function LinkList({ base, records }: LinkListProps) {
  const langOf = useLangOf()
  return (
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
  )
}

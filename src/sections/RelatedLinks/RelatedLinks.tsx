import { LocalizedLink } from '../../i18n/LocalizedLink'
import { Section } from '../../ui/Section'
import { UiIcon } from '../../ui/Icon'
import * as styles from './RelatedLinks.module.css'

interface RelatedLinksProps {
  /** Anchor of the section. */
  id: string
  title: string
  /** Path below which the records live. */
  base: string
  records: readonly { readonly key: string | number; readonly title: string }[]
}

/** Links to other pages of one kind; renders nothing without any. */
export function RelatedLinks({ id, title, base, records }: RelatedLinksProps) {
  if (records.length === 0) return null
  return (
    <Section id={id} title={title} className="no-print">
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.key}>
            <LocalizedLink className={styles.link} to={`${base}/${record.key}`}>
              {record.title}
              <UiIcon name="arrow-right" size={20} leading />
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { graphql } from 'gatsby'
import { useLangOf, usePageLanguage, useTranslate } from '../i18n/language'
import { formatDay } from '../routing/formatDay'
import * as styles from './StatTiles.module.css'

/** A figure. One of the ledger also has what it counts, over whom, and the day of the count. */
export type Stat = Pick<Queries.StatFieldsFragment, 'value' | 'label'> & Partial<Queries.StatFieldsFragment>

/** Figures in a row: value large, what it counts below. Screen readers get one phrase, "50+ Projects Delivered". Renders nothing without any. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  const langOf = useLangOf()
  if (stats.length === 0) return null
  return (
    <>
      <ul className={styles.root}>
        {stats.map(({ value, label, contentLanguage }) => (
          <li key={label} className={styles.tile} lang={langOf(contentLanguage)}>
            <span className={styles.value}>{value}</span> <span className={`${styles.label} small-print`}>{label}</span>
          </li>
        ))}
      </ul>
      <Scopes stats={stats} />
    </>
  )
}

function Scopes({ stats }: { stats: readonly Stat[] }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const langOf = useLangOf()
  const counted = stats.filter(({ scope }) => scope)
  const [day] = counted.flatMap(({ asOf }) => asOf ?? []).sort()
  if (!day) return null
  return (
    <p className={`${styles.note} small-print`}>
      {counted.map(({ value, label, scope, contentLanguage }) => (
        <span key={label} lang={langOf(contentLanguage)}>
          <b>{value}</b> {scope}{' '}
        </span>
      ))}
      <span>{t('figures.asOf', { day: formatDay(day, language) })}</span>
    </p>
  )
}

export const statFields = graphql`
  fragment StatFields on Figure {
    value
    label
    scope
    asOf
    contentLanguage
  }
`

import { graphql } from 'gatsby'
import { useLangOf } from '../../i18n/language'
import { Picture } from '../../ui/Picture'
import { Section, type SectionHeading } from '../../ui/Section'
import * as styles from './People.module.css'

export function People({ title, lead, people }: SectionHeading & { people: readonly Queries.PersonFieldsFragment[] }) {
  const langOf = useLangOf()
  if (people.length === 0) return null
  return (
    <Section id="people" title={title} lead={lead}>
      <ul className={styles.list}>
        {people.map(({ key, name, role, avatar, contentLanguage }) => (
          <li key={key} lang={langOf(contentLanguage)} className={styles.person}>
            <Picture picture={avatar} alt="" sizes={shownWidths(people.length)} className="portrait" />
            <div>
              <strong>{name}</strong>
              <p className="small-print">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** CSS `sizes` of a portrait: all are in a row, as many as the style sheet puts into one. */
function shownWidths(people: number): string {
  const wide = Math.min(15, 75 / Math.min(people, 9) - 1.5)
  return `(min-width: 64rem) ${wide.toFixed(1)}rem, (min-width: 48rem) min(${Math.round(90 / Math.min(people, 5))}vw, 15rem), 6rem`
}

export const personFields = graphql`
  fragment PersonFields on Author {
    key
    contentLanguage
    name
    role
    avatar(width: 240) {
      ...PictureSource
    }
  }
`

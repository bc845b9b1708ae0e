import { graphql } from 'gatsby'
import { Picture } from '../../ui/Picture/Picture'
import { Section } from '../../ui/Section/Section'
import * as styles from './People.module.css'

interface PeopleProps {
  title: string
  lead?: string | null
  people: readonly Queries.PersonFieldsFragment[]
}

/** The people of the drawing office: portrait, name, role. */
export function People({ title, lead, people }: PeopleProps) {
  return (
    <Section id="people" title={title} lead={lead}>
      <ul className={styles.list}>
        {people.map(({ key, name, role, avatar }) => (
          <li key={key} className={styles.person}>
            <Picture
              picture={avatar}
              alt=""
              sizes="(min-width: 64rem) 15rem, (min-width: 44rem) 18vw, 6rem"
              className={styles.portrait}
            />
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.role}>{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const personFields = graphql`
  fragment PersonFields on Author {
    key
    name
    role
    avatar(width: 240) {
      ...PictureSource
    }
  }
`

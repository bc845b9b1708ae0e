import { graphql } from 'gatsby'
import { useLangOf } from '../../i18n/language'
import { Accordion } from '../../ui/Accordion'
import { BrandIcon } from '../../ui/Icon'
import { SideSection, type SectionHeading } from '../../ui/Section'
import * as styles from './Technologies.module.css'

interface TechnologiesProps extends SectionHeading {
  groups: readonly Queries.TechnologyGroupFieldsFragment[]
}

export function Technologies({ title, lead, groups }: TechnologiesProps) {
  const langOf = useLangOf()
  if (groups.length === 0) return null
  const items = groups.map((group) => ({
    key: group.id,
    lang: langOf(group.contentLanguage),
    title: group.title,
    content: (
      <>
        <p>{group.description}</p>
        <ul className={styles.stack}>
          {group.stack.map(({ name, icon }) => (
            <li key={name} className={`${styles.technology} line`}>
              <BrandIcon name={name} icon={icon} />
              {name}
            </li>
          ))}
        </ul>
      </>
    ),
  }))
  return (
    <SideSection id="technologies" title={title} lead={lead}>
      <Accordion name="technologies" items={items} firstOpen />
    </SideSection>
  )
}

export const technologyGroupFields = graphql`
  fragment TechnologyGroupFields on TechnologyGroup {
    id
    contentLanguage
    title
    description
    stack {
      name
      icon
    }
  }
`

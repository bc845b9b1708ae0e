import { graphql } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { useSiteData } from '../site/siteData'
import { ButtonLink } from '../ui/Button'
import { Points } from '../ui/Points'
import { Section } from '../ui/Section'

export function Values({ values }: { values: Queries.ValuesFragment }) {
  const t = useTranslate()
  const { has, nameOf } = useSiteData()
  return (
    <Section id="values" title={values.title} lead={values.lead}>
      <Points points={values.items} />
      <div className="row">
        <ButtonLink to="/#contact">{values.write ?? t('getStarted')}</ButtonLink>
        {has('/projects') && (
          <ButtonLink variant="secondary" to="/projects">
            {values.projects ?? nameOf('/projects', t('nav.projects'))}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Values on AboutPageValues {
    title
    lead
    items {
      ...PointFields
    }
    write
    projects
  }
`

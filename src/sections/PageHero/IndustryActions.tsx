import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'

/** What a visitor of an industry page can do at once. */
export function IndustryActions({ company }: { company: Queries.IndustryActionsFragment }) {
  const t = useTranslate()
  return (
    <>
      <ButtonLink to="#contact">{t('getStarted')}</ButtonLink>
      <ButtonLink variant="secondary" to={`mailto:${company.email}`}>
        {t('industry.contactSales')}
      </ButtonLink>
    </>
  )
}

export const fragment = graphql`
  fragment IndustryActions on Company {
    email
  }
`

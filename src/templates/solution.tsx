import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { PageHero } from '../sections/PageHero/PageHero'
import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks'
import { SolutionFeatures } from '../sections/SolutionFeatures/SolutionFeatures'
import { Breadcrumbs } from '../site/Breadcrumbs'
import { Layout } from '../site/Layout'
import { RecordHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { LineDrawing } from '../ui/LineDrawing'

export default function SolutionTemplate({ data }: PageProps<Queries.SolutionTemplateQuery>) {
  const t = useTranslate()
  const solution = data.record!
  return (
    <Layout data={data}>
      <PageHero
        way={<Breadcrumbs to="/solutions" label={t('nav.solutions')} />}
        title={solution.title}
        subtitle={solution.summary}
        lead={solution.description}
        aside={solution.drawingSvg && <LineDrawing svg={solution.drawingSvg} />}
      >
        <ButtonLink to="#contact">{t('solution.contact')}</ButtonLink>
      </PageHero>
      <SolutionFeatures solution={solution} />
      <RelatedLinks id="others" title={t('solution.others')} base="/solutions" records={data.navigation!.solutions} />
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.SolutionTemplateQuery> = RecordHead

export const query = graphql`
  query SolutionTemplate($language: String!, $recordId: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    record: solution(id: { eq: $recordId }) {
      contentLanguage
      drawingSvg
      title
      summary
      description
      metaDescription
      ...SolutionFeatures
    }
  }
`

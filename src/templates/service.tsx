import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { Approach } from '../sections/Approach'
import { CaseList } from '../sections/CaseList/CaseList'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { Faq } from '../sections/Faq'
import { PageHero } from '../sections/PageHero/PageHero'
import { Process } from '../sections/Process/Process'
import { ProjectGrid } from '../sections/ProjectGrid/ProjectGrid'
import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks'
import { ServiceActions } from '../sections/PageHero/ServiceActions'
import { Technologies } from '../sections/Technologies/Technologies'
import { Breadcrumbs } from '../site/Breadcrumbs'
import { Layout } from '../site/Layout'
import { RecordHead, type HeadOf } from '../site/Seo'
import { LineDrawing } from '../ui/LineDrawing'
import { Pair, Section } from '../ui/Section'
import { StatTiles } from '../ui/StatTiles'

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const t = useTranslate()
  const { record: service } = data
  const company = data.company!
  if (!service) {
    return (
      <Layout data={data}>
        <PageHero title={t('service.loading')} />
      </Layout>
    )
  }
  const { cases, projects } = service
  return (
    <Layout data={data}>
      <PageHero
        way={<Breadcrumbs to="/#services" label={t('nav.services')} />}
        title={service.title}
        subtitle={service.subtitle}
        lead={service.description}
        aside={
          <>
            {service.drawingSvg && <LineDrawing svg={service.drawingSvg} />}
            <p className="set-apart display">{service.highlightText}</p>
          </>
        }
        base={company.tiles.service.length > 0 && <StatTiles stats={company.tiles.service} />}
      >
        <ServiceActions company={company} />
      </PageHero>
      <Approach service={service} />
      {projects.length + cases.length > 0 && (
        <Section id="projects" title={t('service.projects')}>
          {cases.length > 0 && <CaseList cases={cases} />}
          <ProjectGrid projects={projects} />
        </Section>
      )}
      <Pair>
        <Technologies title={t('service.technologies')} groups={service.technologies} />
        <Process title={t('service.process')} steps={service.process} />
      </Pair>
      <Pair>
        <Faq title={t('service.faqs')} entries={service.faqs} />
        <RelatedLinks id="related" title={t('service.others')} base="/services" records={data.navigation!.services} />
      </Pair>
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.ServiceTemplateQuery> = RecordHead

export const query = graphql`
  query ServiceTemplate($language: String!, $recordId: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    company(language: { eq: $language }) {
      ...ServiceActions
      tiles {
        service {
          ...StatFields
        }
      }
    }
    record: service(id: { eq: $recordId }) {
      contentLanguage
      title
      subtitle
      description
      highlightText
      drawingSvg
      metaDescription
      ...Approach
      cases {
        ...CaseCard
      }
      projects {
        ...ProjectCardFields
      }
      technologies {
        ...TechnologyGroupFields
      }
      process {
        ...ProcessStepFields
      }
      faqs {
        ...FaqEntryFields
      }
    }
  }
`

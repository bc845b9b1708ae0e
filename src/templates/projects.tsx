import { ProjectsDrawing } from '@brand/ProjectsDrawing'
import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { CaseList } from '../sections/CaseList/CaseList'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { PageHero } from '../sections/PageHero/PageHero'
import { ProjectGrid } from '../sections/ProjectGrid/ProjectGrid'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'

export default function ProjectsTemplate({ data }: PageProps<Queries.ProjectsTemplateQuery>) {
  const t = useTranslate()
  const page = data.page!
  const cases = page.cases ? data.cases.nodes : []
  return (
    <Layout data={data}>
      <PageHero {...page.hero} aside={<ProjectsDrawing />}>
        <ButtonLink to="#projects">{t('projects.view')}</ButtonLink>
        {cases.length > 0 && (
          <ButtonLink to="#cases" variant="secondary">
            {t('projects.cases')}
          </ButtonLink>
        )}
      </PageHero>
      <Section id="projects" {...page.projects}>
        <ProjectGrid projects={data.projects.nodes} hasAnchors />
      </Section>
      {page.cases && cases.length > 0 && (
        <Section id="cases" title={page.cases.title} lead={page.cases.lead}>
          <CaseList cases={cases} />
        </Section>
      )}
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.ProjectsTemplateQuery> = PageHead

export const query = graphql`
  query ProjectsTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    page: projectsPage(language: { eq: $language }) {
      ...PageCopy
      projects: list {
        ...SectionHeading
      }
      cases {
        ...SectionHeading
      }
    }
    cases: allCase(filter: { language: { eq: $language } }, sort: [{ hasProject: ASC }, { key: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
    projects: allProject(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCardFields
      }
    }
  }
`

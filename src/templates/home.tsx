import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { AboutSummary } from '../sections/AboutSummary/AboutSummary'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { Faq } from '../sections/Faq'
import { HomeHero } from '../sections/HomeHero/HomeHero'
import { HomeProof } from '../sections/HomeProof/HomeProof'
import { Industries } from '../sections/Industries/Industries'
import { Process } from '../sections/Process/Process'
import { ProjectGrid } from '../sections/ProjectGrid/ProjectGrid'
import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks'
import { Services } from '../sections/Services/Services'
import { Technologies } from '../sections/Technologies/Technologies'
import { Testimonials } from '../sections/Testimonials/Testimonials'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'
import { UiIcon } from '../ui/Icon'

export default function HomeTemplate({ data }: PageProps<Queries.HomeTemplateQuery>) {
  const t = useTranslate()
  const page = data.page!
  const absent = data.navigation!.absent
  const allProjects = !absent.includes('/projects') && (
    <ButtonLink to="/projects" variant="quiet">
      {t('projects.all')}
      <UiIcon name="arrow-right" size={18} />
    </ButtonLink>
  )
  return (
    <Layout data={data} contactTo="/#contact">
      <HomeHero data={page} slogan={data.company!.slogan}>
        <HomeProof stats={data.company!.tiles.service} example={page.example} />
      </HomeHero>
      {page.projects && data.projects.nodes.length > 0 && (
        <Section id="projects" {...page.projects} aside={allProjects}>
          <ProjectGrid projects={data.projects.nodes} />
        </Section>
      )}
      {page.services && (
        <Services {...page.services} services={data.services.nodes} others={data.otherServices.nodes} />
      )}
      <AboutSummary data={page} />
      {page.industries && (
        <Industries {...page.industries} industries={data.industries.nodes} otherIndustry={page.otherIndustry} />
      )}
      {page.testimonials && <Testimonials {...page.testimonials} testimonials={data.testimonials!.items} />}
      {page.technologies && <Technologies {...page.technologies} groups={data.technologies!.items} />}
      {page.process && <Process {...page.process} steps={data.process!.items} />}
      {page.faq && <Faq {...page.faq} entries={data.faq!.items} />}
      {!absent.includes('/blog') && (
        <RelatedLinks id="articles" title={t('articles')} base="/blog" records={data.articles.nodes} />
      )}
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.HomeTemplateQuery> = PageHead

export const query = graphql`
  query HomeTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    company(language: { eq: $language }) {
      email
      supportEmail
      phone
      slogan
      tiles {
        service {
          value
          label
        }
      }
    }
    page: homePage(language: { eq: $language }) {
      meta {
        ...SeoMeta
      }
      ...HomeHero
      ...HomeProof
      ...AboutSummary
      projects {
        ...SectionHeading
      }
      services {
        ...SectionHeading
      }
      industries {
        ...SectionHeading
      }
      otherIndustry
      testimonials {
        ...SectionHeading
      }
      technologies {
        ...SectionHeading
      }
      process {
        ...SectionHeading
      }
      faq {
        ...SectionHeading
      }
    }
    projects: allProject(filter: { language: { eq: $language } }, sort: { order: ASC }, limit: 3) {
      nodes {
        ...ProjectCardFields
      }
    }
    services: allService(filter: { language: { eq: $language }, main: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
    otherServices: allService(filter: { language: { eq: $language }, main: { eq: false } }, sort: { order: ASC }) {
      nodes {
        key
        title
      }
    }
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...IndustryCardFields
      }
    }
    testimonials: testimonialList(language: { eq: $language }) {
      items {
        ...TestimonialFields
      }
    }
    technologies: technologyGroupList(language: { eq: $language }) {
      items {
        ...TechnologyGroupFields
      }
    }
    process: processStepList(language: { eq: $language }) {
      items {
        ...ProcessStepFields
      }
    }
    faq: faqEntryList(language: { eq: $language }) {
      items {
        ...FaqEntryFields
      }
    }
    articles: allBlogPost(
      filter: { language: { eq: $language }, contentLanguage: { eq: $language } }
      sort: [{ date: DESC }, { postId: DESC }]
      limit: 3
    ) {
      nodes {
        key: postId
        title
      }
    }
  }
`

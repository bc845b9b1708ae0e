import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { AboutSummary } from '../sections/AboutSummary/AboutSummary'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { Costs } from '../sections/Costs/Costs'
import { Faq } from '../sections/Faq'
import { HomeHero } from '../sections/HomeHero/HomeHero'
import { HomeProof } from '../sections/HomeProof/HomeProof'
import { Industries } from '../sections/Industries/Industries'
import { Process } from '../sections/Process/Process'
import { ProcessLayers, processStrip } from '../sections/Process/ProcessLayers'
import { ProjectGrid } from '../sections/ProjectGrid/ProjectGrid'
import { RecommendedArticles } from '../sections/ArticleList/RecommendedArticles'
import { Services } from '../sections/Services/Services'
import { Technologies } from '../sections/Technologies/Technologies'
import { Testimonials } from '../sections/Testimonials/Testimonials'
import { Layout } from '../site/Layout'
import { inOrder, type OrderedSections } from '../site/inOrder'
import type { PageContext } from '../node/hooks/pages'
import { useSiteData } from '../site/siteData'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { Section } from '../ui/Section'
import { UiIcon } from '../ui/Icon'

type Data = Queries.HomeTemplateQuery

const SECTIONS: OrderedSections<'home', Data> = {
  projects: Projects,
  services: ({ data: { page, services, navigation } }) => (
    <Services {...page!.services!} services={services.nodes} all={navigation!.services} />
  ),
  about: ({ data: { page } }) => <AboutSummary about={page!.about!} />,
  industries: ({ data: { page, navigation } }) => (
    <Industries {...page!.industries!} industries={navigation!.industries} otherIndustry={page!.otherIndustry} />
  ),
  testimonials: ({ data: { page, testimonials } }) => (
    <Testimonials {...page!.testimonials!} testimonials={testimonials!.items} />
  ),
  technologies: ({ data: { page, technologies } }) => (
    <Technologies {...page!.technologies!} groups={technologies!.items} />
  ),
  process: ({ data: { page, process } }) => (
    <Process
      {...page!.process!}
      steps={process!.items}
      drawing={<ProcessLayers outcomes={process!.items.map(({ outcome, title }) => outcome ?? title)} />}
      strip={processStrip}
    />
  ),
  costs: ({ data: { page } }) => <Costs costs={page!.costs!} />,
  faq: ({ data: { page, faq } }) => <Faq {...page!.faq!} entries={faq!.items} />,
  articles: ({ data: { page, articles } }) => (
    <RecommendedArticles id="articles" {...page!.articles!} articles={articles.nodes} />
  ),
  contact: ({ data }) => <ContactSection data={data} />,
}

function Projects({ data }: { data: Data }) {
  const t = useTranslate()
  const { has } = useSiteData()
  const all = has('/projects') && (
    <ButtonLink to="/projects" variant="quiet">
      {t('projects.all')}
      <UiIcon name="arrow-right" size={18} />
    </ButtonLink>
  )
  return (
    <Section id="projects" {...data.page!.projects!} aside={all}>
      <ProjectGrid projects={data.projects.nodes} />
    </Section>
  )
}

export default function HomeTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  const page = data.page!
  return (
    <Layout data={data} contactTo="/#contact">
      <HomeHero data={page} slogan={data.company!.slogan} firstStep={data.company!.firstStep} />
      <HomeProof stats={data.company!.tiles.service} example={page.example} />
      {inOrder(SECTIONS, pageContext, data)}
    </Layout>
  )
}

export const Head: HeadOf<Queries.HomeTemplateQuery> = PageHead

export const query = graphql`
  query HomeTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    company(language: { eq: $language }) {
      ...Organization
      firstStep
      tiles {
        service {
          ...StatFields
        }
      }
    }
    page: homePage(language: { eq: $language }) {
      ...HomeHero
      ...HomeProof
      about {
        ...AboutSummary
      }
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
      costs {
        ...Costs
      }
      faq {
        ...SectionHeading
      }
      articles {
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
        ...ArticleCardFields
      }
    }
  }
`

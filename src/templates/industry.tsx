import { graphql, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks'
import { PageHero } from '../sections/PageHero/PageHero'
import { Process } from '../sections/Process/Process'
import { Technologies } from '../sections/Technologies/Technologies'
import { Timeline } from '../sections/Timeline/Timeline'
import { Breadcrumbs } from '../site/Breadcrumbs'
import { Layout } from '../site/Layout'
import { RecordHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { Drawing } from '../ui/Picture'
import { Points } from '../ui/Points'
import { Pair, Section, SideSection } from '../ui/Section'
import { StatTiles } from '../ui/StatTiles'

export default function IndustryTemplate({ data }: PageProps<Queries.IndustryTemplateQuery>) {
  const t = useTranslate()
  const company = data.company!
  const industry = data.record!
  const { image, stats } = industry
  const figures = [stats?.projects, stats?.clients, stats?.headline].flatMap((figure) => figure ?? [])
  return (
    <Layout data={data} contactTo="#contact">
      <PageHero
        way={<Breadcrumbs to="/#industries" label={t('nav.industries')} />}
        title={industry.title}
        subtitle={industry.summary}
        lead={industry.description}
        aside={
          image && (
            <Drawing picture={image.src} alt={image.alt} sizes="(min-width: 48rem) min(32rem, 40vw), 18rem" eager />
          )
        }
        base={figures.length > 0 && <StatTiles stats={[...figures, ...company.tiles.industry]} />}
      >
        <ButtonLink to="#contact">{t('getStarted')}</ButtonLink>
        <ButtonLink variant="secondary" to={`mailto:${company.email}`}>
          {t('industry.contactSales')}
        </ButtonLink>
      </PageHero>
      <Section id="challenges" title={t('industry.challenges')}>
        <Points points={industry.challenges} />
      </Section>
      <Timeline id="solutions" title={t('industry.solutions')} variant="deep" entries={industry.solutions} />
      <SideSection
        id="benefits"
        title={t('industry.benefits')}
        aside={
          stats?.second && (
            <div>
              <StatTiles stats={[stats.second]} />
            </div>
          )
        }
      >
        <Points points={industry.benefits} />
      </SideSection>
      <Pair>
        <Technologies title={t('industry.technologies')} groups={industry.technologies} />
        <Process title={t('industry.process')} steps={industry.process.map((step) => ({ title: step }))} />
      </Pair>
      <RelatedLinks
        id="other-industry"
        title={t('industry.other')}
        lead={data.home!.other}
        aside={<ButtonLink to="#contact">{t('industry.talk')}</ButtonLink>}
        base="/industries"
        records={data.navigation!.industries}
      />
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.IndustryTemplateQuery> = RecordHead

export const query = graphql`
  query IndustryTemplate($language: String!, $recordId: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    company(language: { eq: $language }) {
      tiles {
        industry {
          ...StatFields
        }
      }
    }
    record: industry(id: { eq: $recordId }) {
      contentLanguage
      title
      summary
      description
      metaDescription
      image {
        src(width: 520) {
          ...PictureSource
        }
        alt
      }
      stats {
        projects {
          ...StatFields
        }
        clients {
          ...StatFields
        }
        headline {
          ...StatFields
        }
        second {
          ...StatFields
        }
      }
      challenges {
        ...PointFields
      }
      solutions {
        ...PointFields
      }
      benefits {
        ...PointFields
      }
      technologies {
        ...TechnologyGroupFields
      }
      process
    }
    home: homePage(language: { eq: $language }) {
      other: otherIndustry
    }
  }
`

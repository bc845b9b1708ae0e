import { graphql, type PageProps } from 'gatsby'
import { BodyPlan } from '../sections/HeroDrawing/BodyPlan'
import { PageHero } from '../sections/PageHero/PageHero'
import { People } from '../sections/People/People'
import { Timeline } from '../sections/Timeline/Timeline'
import { Values } from '../sections/Values/Values'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'

export default function AboutTemplate({ data }: PageProps<Queries.AboutTemplateQuery>) {
  const { hero, timeline, people, values } = data.page!
  const years = data.years!.items.map(({ visualSvg, ...item }) => ({ ...item, iconSvg: visualSvg }))
  return (
    <Layout data={data}>
      <PageHero title={hero.title} lead={hero.lead} aside={<BodyPlan />} />
      {timeline && <Timeline id="timeline" {...timeline} variant="shade" entries={years} />}
      {people && <People {...people} people={data.authors.nodes} />}
      {values && <Values values={values} />}
    </Layout>
  )
}

export const Head: HeadOf<Queries.AboutTemplateQuery> = PageHead

export const query = graphql`
  query AboutTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: aboutPage(language: { eq: $language }) {
      meta {
        ...SeoMeta
      }
      hero {
        ...PageHero
      }
      timeline {
        ...SectionHeading
      }
      people {
        ...SectionHeading
      }
      ...Values
    }
    authors: allAuthor(filter: { language: { eq: $language } }, sort: { key: ASC }) {
      nodes {
        ...PersonFields
      }
    }
    years: timelineItemList(language: { eq: $language }) {
      items {
        year
        title
        description
        visualSvg
      }
    }
  }
`

import { AboutDrawing } from '@brand/AboutDrawing'
import { graphql, type PageProps } from 'gatsby'
import { PageHero } from '../sections/PageHero/PageHero'
import { People } from '../sections/People/People'
import { Timeline } from '../sections/Timeline/Timeline'
import { Values } from '../sections/Values'
import type { PageContext } from '../node/hooks/pages'
import { Layout } from '../site/Layout'
import { inOrder, type OrderedSections } from '../site/inOrder'
import { PageHead, type HeadOf } from '../site/Seo'

type Data = Queries.AboutTemplateQuery

const SECTIONS: OrderedSections<'about', Data> = {
  timeline: ({ data: { page, timeline } }) => {
    const entries = timeline!.items.map(({ visualSvg, ...item }) => ({ ...item, iconSvg: visualSvg }))
    return <Timeline id="timeline" {...page!.timeline!} entries={entries} />
  },
  people: ({ data: { page, people } }) => <People {...page!.people!} people={people.nodes} />,
  values: ({ data: { page } }) => <Values values={page!.values!} />,
}

export default function AboutTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  const { hero } = data.page!
  return (
    <Layout data={data}>
      <PageHero {...hero} aside={<AboutDrawing />} />
      {inOrder(SECTIONS, pageContext, data)}
    </Layout>
  )
}

export const Head: HeadOf<Queries.AboutTemplateQuery> = PageHead

export const query = graphql`
  query AboutTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: aboutPage(language: { eq: $language }) {
      ...PageCopy
      timeline {
        ...SectionHeading
      }
      people {
        ...SectionHeading
      }
      values {
        ...Values
      }
    }
    people: allAuthor(filter: { language: { eq: $language } }, sort: { key: ASC }) {
      nodes {
        ...PersonFields
      }
    }
    timeline: timelineItemList(language: { eq: $language }) {
      items {
        contentLanguage
        year
        title
        description
        visualSvg
      }
    }
  }
`

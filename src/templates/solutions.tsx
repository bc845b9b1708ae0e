import { SolutionsDrawing } from '@brand/SolutionsDrawing'
import { graphql, type PageProps } from 'gatsby'
import { useDictionary } from '../i18n/language'
import { ContactSection } from '../sections/ContactSection/ContactSection'
import { PageHero } from '../sections/PageHero/PageHero'
import { SolutionList } from '../sections/SolutionList/SolutionList'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { StatTiles } from '../ui/StatTiles'

export default function SolutionsTemplate({ data }: PageProps<Queries.SolutionsTemplateQuery>) {
  const lookUp = useDictionary()
  const { hero } = data.page!
  const tiles = data.company!.tiles.solutions
  return (
    <Layout data={data}>
      <PageHero
        {...hero}
        aside={<SolutionsDrawing count={data.solutions.nodes.length} />}
        base={tiles.length > 0 && <StatTiles stats={tiles} />}
      >
        <ButtonLink to="#contact">{lookUp('Get Started')}</ButtonLink>
        <ButtonLink variant="secondary" to="#solutions">
          {lookUp('View More')}
        </ButtonLink>
      </PageHero>
      <SolutionList solutions={data.solutions.nodes} />
      <ContactSection data={data} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.SolutionsTemplateQuery> = PageHead

export const query = graphql`
  query SolutionsTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    ...ContactSection
    company(language: { eq: $language }) {
      tiles {
        solutions {
          ...StatFields
        }
      }
    }
    page: solutionsPage(language: { eq: $language }) {
      ...PageCopy
    }
    solutions: allSolution(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SolutionRow
      }
    }
  }
`

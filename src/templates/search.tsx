import { graphql, type PageProps } from 'gatsby'
import { SearchForm } from '../features/search/SearchForm'
import { SearchResults } from '../features/search/SearchResults'
import { useTranslate } from '../i18n/language'
import { PageHero } from '../sections/PageHero/PageHero'
import { LinkList } from '../sections/RelatedLinks/RelatedLinks'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { useSiteData } from '../site/siteData'
import { Section } from '../ui/Section'
import * as styles from './search.module.css'

type Data = Queries.SearchTemplateQuery

/** What people look for most, as plain links. */
function Suggestions({ data }: { data: Data }) {
  const t = useTranslate()
  const { has, nameOf } = useSiteData()
  const questions = data.questions?.items.slice(0, 5).map((entry, index) => ({ ...entry, key: `#faq-${index + 1}` }))
  const lists = [
    { title: data.home?.faq?.title, base: '', records: has('/#faq') && questions },
    { title: nameOf('/projects', t('nav.projects')), base: '/projects', records: has('/projects') && data.cases.nodes },
    { title: nameOf('/blog', t('nav.blog')), base: '/blog', records: has('/blog') && data.articles.nodes },
  ]
  return (
    <div className={styles.lists}>
      {lists.map(
        ({ title, base, records }) =>
          records &&
          records.length > 0 && (
            <div key={base} className="stack">
              <h2 className="title-s">{title}</h2>
              <LinkList base={base} records={records} />
            </div>
          ),
      )}
    </div>
  )
}

export default function SearchTemplate({ data }: PageProps<Data>) {
  const t = useTranslate()
  const { hero } = data.page!
  return (
    <Layout data={data}>
      <PageHero {...hero}>
        <SearchForm />
      </PageHero>
      <Section>
        <p className="lead without-script">{t('search.withoutScript')}</p>
        <SearchResults>
          <Suggestions data={data} />
        </SearchResults>
      </Section>
    </Layout>
  )
}

export const Head: HeadOf<Data> = PageHead

export const query = graphql`
  query SearchTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    page: searchPage(language: { eq: $language }) {
      ...PageCopy
    }
    home: homePage(language: { eq: $language }) {
      faq {
        title
      }
    }
    questions: faqEntryList(language: { eq: $language }) {
      items {
        title: question
        contentLanguage
      }
    }
    cases: allCase(filter: { language: { eq: $language } }, sort: [{ hasProject: ASC }, { key: ASC }], limit: 5) {
      nodes {
        key
        title
        contentLanguage
      }
    }
    articles: allBlogPost(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { postId: DESC }], limit: 5) {
      nodes {
        key: postId
        title
        contentLanguage
      }
    }
  }
`

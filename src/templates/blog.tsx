import { BlogDrawing } from '@brand/BlogDrawing'
import { graphql, type PageProps } from 'gatsby'
import { SearchArticlesButton } from '../features/blog-search/ArticleSearch'
import { distinctCategories } from '../features/blog-search/filterArticles'
import { useTranslate } from '../i18n/language'
import type { WordKey } from '../i18n/wordKeys'
import { ArticleList } from '../sections/ArticleList/ArticleList'
import { PageHero } from '../sections/PageHero/PageHero'
import { Layout } from '../site/Layout'
import { PageHead, type HeadOf } from '../site/Seo'
import { ButtonLink } from '../ui/Button'
import { StatTiles } from '../ui/StatTiles'

export default function BlogTemplate({ data }: PageProps<Queries.BlogTemplateQuery>) {
  const t = useTranslate()
  const { hero } = data.page!
  const articles = data.articles.nodes
  const counted = (key: WordKey, count: number) => ({ value: String(count), label: t(key, { count }) })
  const stats = [
    counted('blog.tiles.articles', articles.length),
    counted('blog.tiles.categories', distinctCategories(articles).length),
    ...data.company!.tiles.blog,
  ]
  return (
    <Layout data={data}>
      <PageHero {...hero} aside={<BlogDrawing />} base={<StatTiles stats={stats} />}>
        <ButtonLink to="#articles">{t('blog.hero.explore')}</ButtonLink>
        <SearchArticlesButton />
      </PageHero>
      <ArticleList articles={articles} />
    </Layout>
  )
}

export const Head: HeadOf<Queries.BlogTemplateQuery> = PageHead

export const query = graphql`
  query BlogTemplate($language: String!, $namespaces: [String!]!) {
    ...EveryPage
    company(language: { eq: $language }) {
      tiles {
        blog {
          ...StatFields
        }
      }
    }
    page: blogPage(language: { eq: $language }) {
      ...PageCopy
    }
    articles: allBlogPost(
      filter: { language: { eq: $language } }
      sort: [{ featured: DESC }, { date: DESC }, { postId: DESC }]
    ) {
      nodes {
        ...ArticleCardFields
      }
    }
  }
`

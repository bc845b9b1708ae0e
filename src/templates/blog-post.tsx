import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { useTranslate } from '../i18n/language'
import type { PageContext } from '../node/hooks/pages'
import { ArticleHeader } from '../sections/ArticleHeader/ArticleHeader'
import { CategoryLink } from '../sections/ArticleHeader/CategoryLink'
import { ArticleText } from '../sections/ArticleText/ArticleText'
import { RecommendedArticles } from '../sections/ArticleList/RecommendedArticles'
import { Layout } from '../site/Layout'
import { Seo } from '../site/Seo'

export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostTemplateQuery>) {
  const t = useTranslate()
  const post = data.post!
  return (
    <Layout data={data}>
      <article>
        <ArticleHeader article={post} />
        <ArticleText article={post}>
          <p>
            {t('blogPost.category')} <CategoryLink category={post.category} />
          </p>
        </ArticleText>
      </article>
      <RecommendedArticles
        id="recommended"
        title={t('blogPost.recommended')}
        variant="shade"
        articles={post.recommended}
      />
    </Layout>
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostTemplateQuery, PageContext>) {
  const { title, excerpt } = data.post!
  return <Seo pageContext={pageContext} title={title} description={excerpt} company={data.company!} type="article" />
}

export const query = graphql`
  query BlogPostTemplate($language: String!, $recordId: String!, $namespaces: [String!]!) {
    ...EveryPage
    post: blogPost(id: { eq: $recordId }) {
      ...ArticleHeaderFields
      body {
        ...ArticleBodyFields
      }
      recommended {
        ...ArticleCardFields
      }
    }
  }
`

import { useTranslate } from '../../i18n/language'
import { ArticleCard } from '../../site/ArticleCard'
import { Section } from '../../ui/Section'
import * as styles from './RecommendedArticles.module.css'

export function RecommendedArticles({ articles }: { articles: readonly Queries.ArticleCardFieldsFragment[] }) {
  const t = useTranslate()
  if (articles.length === 0) return null
  return (
    <Section id="recommended" title={t('blogPost.recommended')} variant="shade" className="no-print">
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.postId}>
            <ArticleCard article={article} sizes="(min-width: 64rem) min(29vw, 25rem), (min-width: 40rem) 34vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

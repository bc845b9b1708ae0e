import type { SectionId } from '../../routing/pageKinds'
import { ArticleCard } from '../../site/ArticleCard'
import { Section, type SectionHeading } from '../../ui/Section'
import * as styles from './RecommendedArticles.module.css'

interface RecommendedArticlesProps extends SectionHeading {
  id: SectionId
  variant?: 'shade'
  articles: readonly Queries.ArticleCardFieldsFragment[]
}

/** Cards of some articles; renders nothing without any. */
export function RecommendedArticles({ articles, ...section }: RecommendedArticlesProps) {
  if (articles.length === 0) return null
  return (
    <Section className="no-print" {...section}>
      <ul
        className={styles.list}
        // Browsers do not scroll to a link that is partly in view.
        onFocus={({ target }) => target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {articles.map((article) => (
          <li key={article.postId}>
            <ArticleCard article={article} sizes="(min-width: 64rem) min(29vw, 25rem), (min-width: 40rem) 34vw, 78vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

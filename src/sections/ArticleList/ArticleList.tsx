import { ArticleSearch } from '../../features/blog-search/ArticleSearch'
import { distinctCategories, filterArticles } from '../../features/blog-search/filterArticles'
import { useArticleSearch } from '../../features/blog-search/useArticleSearch'
import { useTranslate } from '../../i18n/language'
import { ArticleCard } from '../../site/ArticleCard/ArticleCard'
import { Section } from '../../ui/Section/Section'
import { NoArticles } from './NoArticles'
import * as styles from './ArticleList.module.css'

/** The articles with their search: one featured result large, the rest in a grid. */
export function ArticleList({ articles }: { articles: readonly Queries.ArticleCardFieldsFragment[] }) {
  const t = useTranslate()
  const [state, dispatch] = useArticleSearch()
  const categories = distinctCategories(articles)
  const { featured, rest, count } = filterArticles(articles, state.applied)
  return (
    <Section id="articles" title={t('blog.articles')}>
      <ArticleSearch state={state} dispatch={dispatch} categories={categories} />
      <p role="status" className={styles.count}>
        {t('blog.count', { count })}
      </p>
      {count === 0 && (
        <NoArticles query={state.applied} categories={categories} onClear={() => dispatch({ type: 'clear' })} />
      )}
      {featured && <ArticleCard article={featured} lead sizes="(min-width: 60rem) min(52vw, 44rem), 92vw" />}
      {rest.length > 0 && (
        <ul className={styles.grid}>
          {rest.map((article) => (
            <li key={article.postId}>
              <ArticleCard article={article} sizes="(min-width: 40rem) min(44vw, 38rem), 92vw" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

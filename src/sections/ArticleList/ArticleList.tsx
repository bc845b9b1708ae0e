import { ArticleSearch, SEARCH_BOX } from '../../features/blog-search/ArticleSearch'
import { distinctCategories, filterArticles } from '../../features/blog-search/filterArticles'
import { useArticleSearch } from '../../features/blog-search/useArticleSearch'
import { useTranslate } from '../../i18n/language'
import { ArticleCard } from '../../site/ArticleCard'
import { Section } from '../../ui/Section'
import { Button } from '../../ui/Button'
import * as styles from './ArticleList.module.css'

/** The articles with their search: one featured result large, the rest in a grid. */
export function ArticleList({ articles }: { articles: readonly Queries.ArticleCardFieldsFragment[] }) {
  const t = useTranslate()
  const [state, dispatch] = useArticleSearch()
  const categories = distinctCategories(articles)
  const { featured, rest, count } = filterArticles(articles, state.applied)
  const text = state.applied.text.trim()
  const category = categories.find(({ id }) => id === state.applied.category)?.name ?? state.applied.category ?? ''
  const clear = () => {
    dispatch({ type: 'clear' })
    // The button disappears with the message, so the focus moves to the search box.
    document.getElementById(SEARCH_BOX)?.focus({ preventScroll: true })
  }
  return (
    <Section id="articles" title={t('blog.articles')}>
      <ArticleSearch state={state} dispatch={dispatch} categories={categories} />
      <p role="status" className={`${styles.count} small-print`}>
        {t('blog.count', { count })}
      </p>
      {count === 0 && (
        <div className={styles.nothing}>
          <h3>{t('blog.empty.title')}</h3>
          {(text || category) && (
            <>
              <p>{text ? t('blog.empty.search', { text }) : t('blog.empty.category', { category })}</p>
              <Button variant="secondary" onClick={clear}>
                {t('blog.empty.clear')}
              </Button>
            </>
          )}
        </div>
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

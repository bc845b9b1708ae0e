import { ArticleSearch, searchBox } from '../../features/blog-search/ArticleSearch'
import {
  addressOfQuery,
  distinctCategories,
  EMPTY_QUERY,
  filterArticles,
  queryOfAddress,
} from '../../features/blog-search/filterArticles'
import { useTranslate } from '../../i18n/language'
import { ArticleCard } from '../../site/ArticleCard'
import { Section } from '../../ui/Section'
import { Button } from '../../ui/Button'
import { useQueryInAddress } from '../../ui/useAddress'
import * as styles from './ArticleList.module.css'

export function ArticleList({ articles }: { articles: readonly Queries.ArticleCardFieldsFragment[] }) {
  const t = useTranslate()
  const { entered, applied, enter } = useQueryInAddress(queryOfAddress, addressOfQuery)
  const categories = distinctCategories(articles)
  const { featured, rest, count } = filterArticles(articles, applied)
  const text = applied.text.trim()
  const category = categories.find(({ id }) => id === applied.category)?.name ?? applied.category ?? ''
  const clear = () => {
    enter(EMPTY_QUERY, 'chosen')
    // The button disappears with the message, so the focus moves to the search box.
    searchBox()?.focus({ preventScroll: true })
  }
  return (
    <Section id="articles" title={t('blog.articles')}>
      <ArticleSearch entered={entered} enter={enter} categories={categories} />
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
      {featured && <ArticleCard article={featured} lead sizes="(min-width: 64rem) min(52vw, 44rem), 92vw" />}
      {rest.length > 0 && (
        <ul className={`${styles.grid} pairs`}>
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

import type { SearchQuery } from '../../features/blog-search/filterArticles'
import { SEARCH_BOX } from '../../features/blog-search/ArticleSearch'
import { useTranslate } from '../../i18n/language'
import { Button } from '../../ui/Button/Button'
import * as styles from './ArticleList.module.css'

interface NoArticlesProps {
  query: SearchQuery
  categories: readonly { readonly id: string; readonly name: string }[]
  onClear: () => void
}

export function NoArticles({ query, categories, onClear }: NoArticlesProps) {
  const t = useTranslate()
  const text = query.text.trim()
  const category = categories.find(({ id }) => id === query.category)?.name ?? query.category ?? ''
  const clear = () => {
    onClear()
    // The button goes away with the message; the keyboard stays in the search.
    document.getElementById(SEARCH_BOX)?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.nothing}>
      <h3 className={styles.nothingTitle}>{t('blog.empty.title')}</h3>
      {(text || category) && (
        <>
          <p>{text ? t('blog.empty.search', { text }) : t('blog.empty.category', { category })}</p>
          <Button variant="secondary" onClick={clear}>
            {t('blog.empty.clear')}
          </Button>
        </>
      )}
    </div>
  )
}

import { useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox'
import type { SearchQuery } from './filterArticles'
import { Button } from '../../ui/Button'
import * as styles from './ArticleSearch.module.css'

const SEARCH_BOX = 'article-search'

/** The search box, for buttons that read or focus it. */
export const searchBox = () => document.getElementById(SEARCH_BOX) as HTMLInputElement | null

interface ArticleSearchProps {
  entered: SearchQuery
  enter: (query: SearchQuery, given: 'typed' | 'submitted' | 'chosen') => void
  categories: readonly { readonly id: string; readonly name: string }[]
}

export function ArticleSearch({ entered, enter, categories }: ArticleSearchProps) {
  const t = useTranslate()
  return (
    <SearchBox
      id={SEARCH_BOX}
      label={t('blog.search.label')}
      submit={t('blog.search.submit')}
      value={entered.text}
      onType={(text) => enter({ ...entered, text }, 'typed')}
      onSubmit={() => enter(entered, 'submitted')}
      className={`${styles.root} with-script`}
    >
      <div role="group" aria-label={t('blog.categories')} className={`${styles.categories} row`}>
        {[{ id: null, name: t('blog.all') }, ...categories].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.category}
            aria-pressed={entered.category === id}
            // Reads the box itself: text typed before hydration is only there.
            onClick={() => enter({ text: searchBox()!.value, category: id }, 'chosen')}
          >
            {name}
          </button>
        ))}
      </div>
    </SearchBox>
  )
}

/** Focuses the search box. */
export function SearchArticlesButton() {
  const t = useTranslate()
  return (
    <Button variant="secondary" className="with-script" onClick={() => searchBox()?.focus()}>
      {t('blog.hero.search')}
    </Button>
  )
}

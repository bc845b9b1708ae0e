import { useEffect, useRef, type Dispatch, type FormEvent } from 'react'
import { useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox'
import type { SearchAction, SearchState } from './searchState'
import { Button } from '../../ui/Button'
import * as styles from './ArticleSearch.module.css'

/** Id of the search box, for links and buttons that focus it. */
export const SEARCH_BOX = 'article-search'

interface ArticleSearchProps {
  state: SearchState
  dispatch: Dispatch<SearchAction>
  categories: readonly { readonly id: string; readonly name: string }[]
}

export function ArticleSearch({ state: { entered }, dispatch, categories }: ArticleSearchProps) {
  const t = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  // Text typed before hydration is only in the input; the next render would erase it.
  const isAdopted = useRef(false)
  useEffect(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    const typed = box.current?.value ?? ''
    if (typed !== entered.text) dispatch({ type: 'text', text: typed })
  }, [entered.text, dispatch])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'submit' })
  }
  return (
    <form role="search" className={`${styles.root} with-script`} onSubmit={submit}>
      <SearchBox
        ref={box}
        id={SEARCH_BOX}
        label={t('blog.search.label')}
        submit={t('blog.search.submit')}
        value={entered.text}
        onChange={(event) => dispatch({ type: 'text', text: event.target.value })}
      />
      <div role="group" aria-label={t('blog.categories')} className={`${styles.categories} row`}>
        {[{ id: null, name: t('blog.all') }, ...categories].map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.category}
            aria-pressed={entered.category === id}
            onClick={() => dispatch({ type: 'category', category: id })}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}

/** Focuses the search box. */
export function SearchArticlesButton() {
  const t = useTranslate()
  return (
    <Button variant="secondary" className="with-script" onClick={() => document.getElementById(SEARCH_BOX)?.focus()}>
      {t('blog.hero.search')}
    </Button>
  )
}

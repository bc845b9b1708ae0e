import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/wordStore'
import type { Language } from '../../routing/languages'
import { keepPlace, placeInList } from './placeInList'
import { SearchOutcome } from './SearchOutcome'
import { useSearch } from './useSearch'
import * as styles from './SearchResults.lazy.module.css'

export interface ResultsOnPageProps {
  query: string
  language: Language
  t: Translate
}

/** How many results come at a time. */
const STEP = 10

const beginningOf = (query: string) => ({ query, shown: STEP, ...placeInList() })

/** The results of the page of the search, some more of them at each press; Back finds as many, where they were. */
export function ResultsOnPage({ query, language, t }: ResultsOnPageProps) {
  const [place, setPlace] = useState(() => beginningOf(query))
  if (place.query !== query) setPlace(beginningOf(query))
  const { shown } = place
  const [state, retry] = useSearch(query, language, shown, 0)
  const { list } = state
  useScrollOnce(list?.query === query ? place.top : undefined)
  useEffect(() => {
    // Before the link is followed, and the entry of the history another one.
    const keep = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) keepPlace({ shown, top: window.scrollY })
    }
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [shown])
  function showMore(): void {
    keepPlace({ shown: shown + STEP, top: window.scrollY })
    setPlace({ query, shown: shown + STEP })
  }
  return (
    <div className={styles.page}>
      <SearchOutcome
        state={state}
        onRetry={retry}
        more={
          list &&
          list.own.count > list.own.results.length && (
            <button type="button" className={styles.plain} onClick={showMore}>
              {t('search.more')}
            </button>
          )
        }
        language={language}
        t={t}
      />
    </div>
  )
}

/** @param top how far to scroll the page once there is enough of it, in CSS pixels */
function useScrollOnce(top: number | undefined): void {
  const done = useRef<number>()
  useLayoutEffect(() => {
    if (top === undefined || done.current === top) return
    done.current = top
    window.scrollTo({ top, behavior: 'instant' })
  }, [top])
}

import { useEffect, useState } from 'react'
import type { Translate } from '../../i18n/wordStore'
import type { Language } from '../../routing/languages'
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

/** The results of the page of the search, some more of them at each press. */
export function ResultsOnPage({ query, language, t }: ResultsOnPageProps) {
  const [most, setMost] = useState(STEP)
  const [state, retry] = useSearch(query, language, most, 0)
  useEffect(() => setMost(STEP), [query])
  const { list } = state
  return (
    <div className={styles.page}>
      <SearchOutcome
        state={state}
        onRetry={retry}
        more={
          list &&
          list.own.count > list.own.results.length && (
            <button type="button" className={styles.plain} onClick={() => setMost(most + STEP)}>
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

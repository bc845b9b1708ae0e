import { useEffect, useState, type ComponentType } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { useAddress } from '../../ui/useAddress'
import { SearchBox } from '../../ui/SearchBox'
import type { ResultsOnPageProps } from './ResultsOnPage'
import { queryOfAddress } from './queryOfAddress'
import { searchAddress } from './searchAddress'
import { useBoxInAddress } from './useBoxInAddress'
import * as styles from './SearchPage.module.css'

/** The box of the page of the search: what is looked for goes into its address, which can be kept and sent. */
export function SearchForm() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { box, onInput, onSubmit } = useBoxInAddress()
  return (
    <form role="search" className={styles.form} action={searchAddress('', language)} onSubmit={onSubmit}>
      <SearchBox ref={box} id="page-search" label={t('search.ask')} submit={t('search.submit')} onInput={onInput} />
    </form>
  )
}

/** What was loaded for an earlier search. */
let loaded: ComponentType<ResultsOnPageProps> | undefined

/** What the address of the page asks for, found. */
export function FoundOnPage() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const query = queryOfAddress(useAddress())
  const [Results, setResults] = useState(() => loaded)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    import('./ResultsOnPage').then(
      ({ ResultsOnPage }) => {
        loaded = ResultsOnPage
        setResults(() => ResultsOnPage)
      },
      () => setFailed(true),
    )
  }, [])

  return (
    <div className={styles.found}>
      {isFailed && <p role="alert">{t('search.failed')}</p>}
      {Results && <Results query={query} language={language} t={t} />}
    </div>
  )
}

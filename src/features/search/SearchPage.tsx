import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox/SearchBox'
import type { ResultsOnPageProps } from './ResultsOnPage'
import { goTo, queryOfAddress, searchAddress } from './searchAddress'
import * as styles from './SearchPage.module.css'

/** The box of the page of the search: what is looked for goes into its address, which can be kept and sent. */
export function SearchForm() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { search } = useLocation()
  const box = useRef<HTMLInputElement>(null)

  // The served page knows nothing of the address; what was typed before the scripts ran stays.
  useEffect(() => {
    const wanted = queryOfAddress(search)
    if (box.current && (wanted || document.activeElement !== box.current)) box.current.value = wanted
  }, [search])

  function submit(event: FormEvent) {
    event.preventDefault()
    goTo(searchAddress(box.current?.value ?? '', language))
  }
  return (
    <form role="search" action={searchAddress('', language)} onSubmit={submit}>
      <SearchBox ref={box} id="page-search" label={t('search.ask')} submit={t('search.submit')} />
    </form>
  )
}

/** What the address of the page asks for, found. */
export function FoundOnPage() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { search } = useLocation()
  const [query, setQuery] = useState('')
  const [Results, setResults] = useState<ComponentType<ResultsOnPageProps>>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    import('./ResultsOnPage').then(
      ({ ResultsOnPage }) => setResults(() => ResultsOnPage),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => setQuery(queryOfAddress(search)), [search])

  return (
    <div className={styles.found}>
      {isFailed && <p role="alert">{t('search.failed')}</p>}
      {Results && <Results query={query} language={language} t={t} />}
    </div>
  )
}

import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox/SearchBox'
import type { ResultsOnPageProps } from './ResultsOnPage'
import { goTo, queryOfAddress, searchAddress } from './searchAddress'

/** The search as a page: what is looked for stands in its address, which can be kept and sent. */
export function SearchPage() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { search } = useLocation()
  const [query, setQuery] = useState('')
  const [Results, setResults] = useState<ComponentType<ResultsOnPageProps>>()
  const [isFailed, setFailed] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    import('./ResultsOnPage').then(
      ({ ResultsOnPage }) => setResults(() => ResultsOnPage),
      () => setFailed(true),
    )
  }, [])
  // The served page knows nothing of the address; what was typed before the scripts ran stays.
  useEffect(() => {
    const wanted = queryOfAddress(search)
    setQuery(wanted)
    if (box.current && (wanted || document.activeElement !== box.current)) box.current.value = wanted
  }, [search])

  function submit(event: FormEvent) {
    event.preventDefault()
    goTo(searchAddress(box.current?.value ?? '', language))
  }
  return (
    <>
      <form role="search" action={searchAddress('', language)} onSubmit={submit}>
        <SearchBox ref={box} id="page-search" label={t('search.label')} submit={t('search.submit')} />
      </form>
      {isFailed && <p role="alert">{t('search.failed')}</p>}
      {Results && <Results query={query} language={language} t={t} />}
    </>
  )
}

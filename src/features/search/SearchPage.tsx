import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { SEARCH_DEBOUNCE } from '../../constants'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox'
import { useAddress, writeAddress } from '../../ui/useAddress'
import { LazyResults } from './LazyResults'
import { queryOfAddress, searchAddress, searchParameters } from './searchAddress'
import * as styles from './SearchPage.module.css'

/**
 * The box of the search's page. Its query goes into the address, which can be
 * kept and sent: after a pause, and with Enter as a step to which Back returns.
 */
export function SearchForm() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const asked = queryOfAddress(useAddress())
  const [query, setQuery] = useState(asked)
  const box = useRef<HTMLInputElement>(null)
  /** The query that typing must not overwrite in the history. */
  const step = useRef('')

  /** The query that the address has. */
  const written = useRef('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What was typed before the scripts ran stays, unless the address asks for something.
  useEffect(() => {
    const early = box.current?.value
    if (early && !queryOfAddress(location.search)) type(early)
    return () => clearTimeout(pause.current)
  }, [])
  // Back, Forward and links fill the box. What was typed before them is no longer asked.
  useEffect(() => {
    if (asked === written.current) return
    clearTimeout(pause.current)
    written.current = asked
    step.current = asked
    setQuery(asked)
  }, [asked])

  /** Only what a hand typed is written: a query that Back brought must not be a step of its own. */
  function type(text: string): void {
    setQuery(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => write(text), SEARCH_DEBOUNCE)
  }
  function write(text: string): void {
    if (text.trim() === written.current) return
    const how = step.current !== '' && step.current === written.current ? 'push' : 'replace'
    written.current = text.trim()
    writeAddress(how, searchParameters(text))
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    write(query)
    step.current = written.current
  }
  return (
    <form role="search" className={styles.form} action={searchAddress('', language)} onSubmit={submit}>
      <SearchBox
        ref={box}
        id="page-search"
        label={t('search.ask')}
        submit={t('search.submit')}
        value={query}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  )
}

/** How many results come at a time. */
const STEP = 10

/** The results for the query of the address, which keeps how many of them are shown. */
export function FoundOnPage({ ways }: { ways: ReactNode }) {
  const address = useAddress()
  const query = queryOfAddress(address)
  const shown = Number(new URLSearchParams(address).get('shown')) || STEP
  const showMore = () => writeAddress('replace', `${searchParameters(query)}&shown=${shown + STEP}`)
  return (
    <div className={styles.found}>
      <LazyResults query={query} most={shown} pause={0} onMore={showMore} ways={ways} />
    </div>
  )
}

import { useEffect, useState, type ComponentType } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { createWordStore, type Translate } from '../../i18n/wordStore'
import { DEFAULT_LANGUAGE, factsOf, type Language } from '../../routing/languages'
import { loadInTime } from '../loadInTime'
import type { SearchResultsProps } from './SearchResults'

interface LoadedSearch {
  language: Language
  Results: ComponentType<SearchResultsProps>
  t: Translate
}

/** The last loaded search, so that Back shows the results of a page at once. */
let loaded: LoadedSearch | undefined

type Words = Promise<{ default: Record<string, string> }>

const readWords = (language: Language) => import(`../../../locales/${language}/search.json`) as Words

/** Words of the results; those of the default language replace missing ones. */
async function loadWords(language: Language): Words {
  if (factsOf(language).isComplete) return readWords(language)
  const nothing = { default: {} }
  const [original, own] = await Promise.all([readWords(DEFAULT_LANGUAGE), readWords(language).catch(() => nothing)])
  return { default: { ...original.default, ...own.default } }
}

/** @throws the network's error, or an error for a timeout */
async function loadSearch(language: Language): Promise<LoadedSearch> {
  const [{ SearchResults }, { default: search }] = await loadInTime(
    Promise.all([import('./SearchResults'), loadWords(language)]),
  )
  const words = createWordStore()
  words.init({ lng: language, defaultNS: 'search', resources: { [language]: { search } } })
  loaded = { language, Results: SearchResults, t: words.t }
  return loaded
}

/** The results of a search. Their code and words are loaded when they are first shown. */
export function LazyResults(props: Omit<SearchResultsProps, 't'>) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const [search, setSearch] = useState(loaded?.language === language ? loaded : undefined)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    // Each change of the query retries a failed load.
    if (!search) loadSearch(language).then(setSearch, () => setFailed(true))
  }, [props.query, search, language])
  if (search) return <search.Results {...props} t={search.t} />
  if (!isFailed) return null
  return (
    <>
      <p role="alert">{t('search.failed')}</p>
      <p>{props.ways}</p>
    </>
  )
}

import { usePageLanguage, useTranslate } from '../../i18n/language'
import { localizePath } from '../../routing/localizePath'
import { SearchBox } from '../../ui/SearchBox'
import { useAddress, useQueryInAddress, writeAddress } from '../../ui/useAddress'
import { queryOfAddress, searchParameters } from './searchAddress'
import { SearchResults } from './SearchResults'
import * as styles from './SearchPage.module.css'

/**
 * The search box of the search page. The query goes into the address, which can be bookmarked and shared: after a
 * pause, and with Enter as a history entry for Back.
 */
export function SearchForm() {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { entered, enter } = useQueryInAddress(queryOfAddress, searchParameters)
  return (
    <SearchBox
      id="page-search"
      label={t('search.ask')}
      submit={t('search.submit')}
      value={entered}
      onType={(text) => enter(text, 'typed')}
      onSubmit={() => enter(entered, 'submitted')}
      action={localizePath('/search', language)}
      className={`${styles.form} with-script`}
    />
  )
}

/** Number of results that are added at a time. */
const STEP = 10

/** The results for the query of the address, which also stores how many are shown. */
export function FoundOnPage() {
  const address = useAddress()
  const query = queryOfAddress(address)
  const shown = Number(new URLSearchParams(address).get('shown')) || STEP
  const showMore = () => writeAddress('replace', `${searchParameters(query)}&shown=${shown + STEP}`)
  return (
    <div className={styles.found}>
      <SearchResults query={query} most={shown} onMore={showMore} />
    </div>
  )
}

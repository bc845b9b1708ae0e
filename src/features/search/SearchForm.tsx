import { usePageLanguage, useTranslate } from '../../i18n/language'
import { localizePath } from '../../routing/localizePath'
import { SearchBox } from '../../ui/SearchBox'
import { useQueryInAddress } from '../../ui/useAddress'
import { queryOfAddress, searchParameters } from './searchAddress'
import * as styles from './SearchForm.module.css'

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

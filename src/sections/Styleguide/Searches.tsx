import { SearchOutcome } from '../../features/search/SearchOutcome'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { SearchBox } from '../../ui/SearchBox'
import { SEARCHES } from './exampleSearches'
import { Group } from './Group'

/** What the dialog of the search is made of, and all it can come to. */
export function Searches({ theme }: { theme: string }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  return (
    <>
      <Group title="SearchBox">
        <SearchBox id={`${theme}-search`} label={t('search.ask')} submit={t('search.submit')} />
      </Group>
      {Object.entries(SEARCHES).map(([name, state]) => (
        <Group key={name} title={`SearchOutcome, ${name}`}>
          <SearchOutcome state={state} onRetry={() => undefined} language={language} t={t} />
        </Group>
      ))}
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import type { Translate } from '../../i18n/wordStore'
import type { Language } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'
import { openChat } from '../chat/chatStore'
import type { ResultList } from './resultsOf'
import { SearchResults } from './SearchResults'
import type { SearchState } from './useSearch'
import * as styles from './SearchResults.lazy.module.css'

interface SearchOutcomeProps {
  state: SearchState
  onRetry: () => void
  /** Before the chat opens. */
  onLeave?: () => void
  /** Leads to what else there is in the own language. */
  more?: ReactNode
  language: Language
  t: Translate
}

/** The sentence about what was found, for those who hear it and those who see it. */
function said({ query, reading, own, others }: ResultList, t: Translate): string {
  const isElsewhere = others.length > 0
  if (own.count === 0) {
    const none = t(isElsewhere ? 'search.noneHere' : 'search.none', { query })
    return isElsewhere && reading ? `${none}. ${t('search.reading', { reading })}` : none
  }
  const count = t('search.results', { count: own.count })
  return reading ? `${t('search.reading', { reading })}: ${count}` : count
}

/** What a search came to: how much was found, the results, or what else could help. */
export function SearchOutcome({
  state: { list, isBusy, isFailed },
  onRetry,
  onLeave,
  more,
  language,
  t,
}: SearchOutcomeProps) {
  const tOnEveryPage = useTranslate()
  const isNothing = list !== null && list.own.count === 0 && list.others.length === 0
  return (
    <div aria-busy={isBusy || undefined}>
      <p role="status" className={styles.status}>
        {isFailed ? tOnEveryPage('search.failed') : list ? said(list, t) : isBusy ? t('search.busy') : t('search.hint')}
      </p>
      {isFailed && (
        <button type="button" className={styles.plain} onClick={onRetry}>
          {t('search.retry')}
        </button>
      )}
      {list && <SearchResults list={list} more={more} t={t} />}
      {isNothing && (
        <p className={styles.sentence}>
          {t('search.suggestions')} <a href={localizePath('/#contact', language)}>{t('search.toContact')}</a>{' '}
          {t('search.or')}{' '}
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              onLeave?.()
              openChat(list.query)
            }}
          >
            {t('search.toChat')}
          </button>
        </p>
      )}
    </div>
  )
}

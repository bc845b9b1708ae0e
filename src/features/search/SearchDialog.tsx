import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { createWordStore } from '../../i18n/wordStore'
import type { Language } from '../../routing/languages'
import { FIRST_RESULTS } from '../../search/searchSite'
import { SearchBox } from '../../ui/SearchBox'
import { UiIcon } from '../../ui/Icon'
import { goTo } from './goTo'
import { searchAddress } from './searchAddress'
import { SearchOutcome } from './SearchOutcome'
import { RESULT_LINK } from './SearchResults'
import { setSlashOpens, slashOpens } from './slashKey'
import { useSearch } from './useSearch'
import * as styles from './SearchDialog.lazy.module.css'

export interface SearchDialogProps {
  /** The `search` dictionary of the language. */
  words: Readonly<Record<string, string>>
  language: Language
  /** Hands over what was typed before the box was there. */
  takeEarly: () => string
  onClose: () => void
}

/** Milliseconds without a key before a search begins. */
const PAUSE = 150

/** What was looked for last, for whoever comes back to it. */
let lastQuery = ''

/** The focus goes from the box to the results and back. */
function moveFocus(dialog: HTMLElement, step: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(`input[type="search"], [${RESULT_LINK}]`)]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}

/** The search of the whole site. A modal `dialog` keeps the focus and gives it back, and closes on Esc by itself. */
export function SearchDialog({ words, language, takeEarly, onClose }: SearchDialogProps) {
  const t = useMemo(() => {
    const store = createWordStore()
    store.init({ lng: language, defaultNS: 'search', resources: { [language]: { search: words } } })
    return store.t
  }, [words, language])
  const [query, setQuery] = useState(lastQuery)
  const [state, retry] = useSearch(query, language, FIRST_RESULTS, PAUSE)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    const early = takeEarly()
    if (early) setQuery(early)
    else box.current?.select()
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [takeEarly])
  useEffect(() => {
    lastQuery = query
  }, [query])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!query.trim()) return
    close()
    goTo(searchAddress(query, language))
  }
  /** In a box for searches Esc is the box's own in WebKit and Chromium: it empties it, and the dialog hears nothing. */
  function press(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Escape'].includes(key)) return
    event.preventDefault()
    if (key !== 'Escape') return moveFocus(event.currentTarget as HTMLElement, key === 'ArrowDown' ? 1 : -1)
    close()
    // Told at once: the browser's event comes later than a key that opens the search again.
    onClose()
  }
  /** A click on the backdrop or on a link ends the search; one that opens a new window does not. */
  function click(event: MouseEvent) {
    const target = event.target as HTMLElement
    const isLeaving = target.closest('a') && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (target === event.currentTarget || isLeaving) close()
  }

  const { list } = state
  const isMore = list !== null && list.own.count > list.own.results.length
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t('search.label')}
      onClose={onClose}
      onKeyDown={press}
      onClick={click}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <form role="search" action={searchAddress('', language)} className={styles.form} onSubmit={submit}>
            <SearchBox
              ref={box}
              id="site-search"
              label={t('search.ask')}
              submit={t('search.submit')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </form>
          <button type="button" className={styles.close} aria-label={t('search.close')} onClick={close}>
            <UiIcon name="x" size={24} />
          </button>
        </div>
        <div className={styles.results}>
          <SearchOutcome
            state={state}
            onRetry={retry}
            onLeave={close}
            more={
              isMore && (
                <p className={styles.all}>
                  <a href={searchAddress(list.query, language)} {...{ [RESULT_LINK]: '' }}>
                    {t('search.all', { count: list.own.count })}
                  </a>
                </p>
              )
            }
            language={language}
            t={t}
          />
        </div>
        <div className={styles.foot}>
          <span>{t('search.keys')}</span>
          <label className={styles.setting}>
            <input
              type="checkbox"
              defaultChecked={slashOpens()}
              onChange={(event) => setSlashOpens(event.target.checked)}
            />
            {t('search.slash')}
          </label>
        </div>
      </div>
    </dialog>
  )
}

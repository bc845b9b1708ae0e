import { useCallback, useEffect, useRef, useState } from 'react'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { isOnSite, loadSearch, type LoadedSearch } from './loadSearch'
import { searchAddress } from './searchAddress'
import * as styles from './SearchButton.module.css'
import { opensSearch } from './slashKey'
import { typedAfter } from './typedAfter'

interface SearchButtonProps {
  className: string
  /** Of the link in its place where there are no scripts. */
  classNameWithoutScript: string
}

/** Opens the search of the whole site, which is loaded when it is first asked for. */
export function SearchButton({ className, classNameWithoutScript }: SearchButtonProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const [search, setSearch] = useState<LoadedSearch>()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  /** What is typed while the search loads; null when none is awaited. */
  const early = useRef<string | null>(null)

  const open = useCallback(async () => {
    early.current ??= ''
    setBusy(true)
    setFailed(false)
    try {
      const loaded = await loadSearch(language)
      if (early.current === null) return
      setSearch(loaded)
      setOpen(true)
    } catch {
      // A newer build has other files. Without a line its page would not come either, and this one would be gone.
      const isThere = await isOnSite(searchAddress('', language))
      if (early.current !== null && isThere) location.assign(searchAddress(early.current, language))
      setFailed(early.current !== null && !isThere)
      early.current = null
    } finally {
      setBusy(false)
    }
  }, [language])
  const takeEarly = useCallback(() => {
    const typed = early.current ?? ''
    early.current = null
    return typed
  }, [])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (early.current === null) {
        if (!opensSearch(event) || document.querySelector('dialog[open]')) return
        event.preventDefault()
        return void open()
      }
      const typed = typedAfter(early.current, event)
      const isSent = event.key === 'Enter' && early.current !== ''
      if (typed === undefined && !isSent && !opensSearch(event)) return
      event.preventDefault()
      if (isSent) location.assign(searchAddress(takeEarly(), language))
      else if (typed !== undefined) early.current = typed
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open, takeEarly, language])
  useEffect(() => {
    if (!isFailed) return
    const hide = () => setFailed(false)
    const events = ['online', 'click', 'popstate'] as const
    for (const event of events) window.addEventListener(event, hide)
    return () => events.forEach((event) => window.removeEventListener(event, hide))
  }, [isFailed])

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={t('nav.search')}
        aria-busy={isBusy || undefined}
        onClick={() => void open()}
      >
        <UiIcon name="search" size={22} />
      </button>
      <LocalizedLink className={classNameWithoutScript} to="/search" aria-label={t('nav.search')}>
        <UiIcon name="search" size={22} />
      </LocalizedLink>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {t('search.failed')}
        </p>
      )}
      {search && isOpen && (
        <search.Dialog words={search.words} language={language} takeEarly={takeEarly} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

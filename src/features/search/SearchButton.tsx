import { useCallback, useEffect, useState } from 'react'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon/UiIcon'
import { loadSearch, type LoadedSearch } from './loadSearch'
import { goTo, searchAddress } from './searchAddress'
import { opensSearch } from './slashKey'

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

  const open = useCallback(async () => {
    setBusy(true)
    try {
      setSearch(await loadSearch(language))
      setOpen(true)
    } catch {
      goTo(searchAddress('', language))
    } finally {
      setBusy(false)
    }
  }, [language])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])

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
      {search && isOpen && <search.Dialog words={search.words} language={language} onClose={() => setOpen(false)} />}
    </>
  )
}

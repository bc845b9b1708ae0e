import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { classNames } from '../../ui/classNames'
import { UiIcon } from '../../ui/Icon'
import { SearchDialog } from './SearchDialog'
import { opensSearch } from './searchKeys'

/** Opens the search of the whole site. Without scripts, a link to the search page replaces it. */
export function SearchButton({ className, ways }: { className: string; ways: ReactNode }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensSearch(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className={classNames(className, 'with-script')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('nav.search')}
        onClick={() => setOpen(true)}
      >
        <UiIcon name="search" size={22} />
      </button>
      <LocalizedLink className={classNames(className, 'without-script')} to="/search" aria-label={t('nav.search')}>
        <UiIcon name="search" size={22} />
      </LocalizedLink>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} ways={ways} />}
    </>
  )
}

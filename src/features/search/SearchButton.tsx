import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { UiIcon } from '../../ui/Icon'
import { SearchDialog } from './SearchDialog'
import { opensSearch } from './searchKeys'

interface SearchButtonProps {
  className: string
  /** Of the link in its place where there are no scripts. */
  classNameWithoutScript: string
}

/** Opens the search of the whole site. */
export function SearchButton({ className, classNameWithoutScript }: SearchButtonProps) {
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
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={t('nav.search')}
        onClick={() => setOpen(true)}
      >
        <UiIcon name="search" size={22} />
      </button>
      <LocalizedLink className={classNameWithoutScript} to="/search" aria-label={t('nav.search')}>
        <UiIcon name="search" size={22} />
      </LocalizedLink>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}

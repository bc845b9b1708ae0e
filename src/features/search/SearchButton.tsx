import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { IconButton } from '../../ui/Button'
import { UiIcon } from '../../ui/Icon'
import { SearchDialog } from './SearchDialog'
import { opensSearch } from './searchKeys'

/** Opens the search of the whole site. Without scripts, a link to the search page replaces it. */
export function SearchButton({ ways }: { ways: ReactNode }) {
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
      <IconButton
        icon="search"
        size={22}
        label={t('nav.search')}
        className="with-script"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      <LocalizedLink className="square without-script" to="/search" aria-label={t('nav.search')}>
        <UiIcon name="search" size={22} />
      </LocalizedLink>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} ways={ways} />}
    </>
  )
}

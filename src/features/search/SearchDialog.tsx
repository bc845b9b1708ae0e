import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { goTo } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { SearchBox } from '../../ui/SearchBox'
import { LazyResults } from './LazyResults'
import { searchAddress } from './searchAddress'
import * as styles from './SearchDialog.module.css'

const MOST = 8
/** Milliseconds without a key press before a search begins. */
const PAUSE = 150

/** The last query, restored when the dialog opens again. */
let lastQuery = ''

/** Moves the focus from the box to the results and back. */
function moveFocus(dialog: HTMLElement, step: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}

/**
 * The search of the whole site. Loads the code that finds and shows results.
 * @param props.ways mail and phone of the company, shown if the search fails
 */
export function SearchDialog({ onClose, ways }: { onClose: () => void; ways: ReactNode }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const [query, setQuery] = useState(lastQuery)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
    box.current?.select()
  }, [])
  useEffect(() => {
    lastQuery = query
  }, [query])

  function submit() {
    if (!query.trim()) return
    close()
    goTo(searchAddress(query, language))
  }
  function press(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // 229: a key of an input method. Safari sends its last one after the composition, without `isComposing`.
    if (nativeEvent.keyCode === 229 || !['ArrowDown', 'ArrowUp', 'Escape'].includes(key)) return
    // In WebKit and Chromium Esc empties a search box, and the dialog gets no event.
    event.preventDefault()
    if (key !== 'Escape') return moveFocus(event.currentTarget as HTMLElement, key === 'ArrowDown' ? 1 : -1)
    close()
    // Synchronously: the browser's `close` event may come after a key that opens the search again.
    flushSync(onClose)
  }
  /** A click on the backdrop or on a link closes the search; one that opens a new window does not. */
  function click(event: MouseEvent) {
    const target = event.target as HTMLElement
    const isLeaving = target.closest('a') && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (target === event.currentTarget || isLeaving) close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t('search.label')}
      onClose={onClose}
      onKeyDown={press}
      onClick={click}
    >
      {/* Takes the focus when its text is clicked, so that the dialog gets the next key press. */}
      <div className={styles.panel} tabIndex={-1}>
        <div className={styles.head}>
          <SearchBox
            ref={box}
            id="site-search"
            label={t('search.ask')}
            submit={t('search.submit')}
            value={query}
            onType={setQuery}
            onSubmit={submit}
            className={styles.form}
          />
          <IconButton icon="x" size={24} label={t('search.close')} className={styles.close} onClick={close} />
        </div>
        <div className={styles.results}>
          <LazyResults query={query} most={MOST} pause={PAUSE} ways={ways} />
        </div>
        <p className={styles.foot}>{t('search.keys')}</p>
      </div>
    </dialog>
  )
}

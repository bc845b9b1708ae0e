import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { prefersReducedMotion } from '../../browser/prefersReducedMotion'
import { Picture } from '../../ui/Picture'
import * as styles from './ScreenViewer.lazy.module.css'

interface ScreenViewerProps {
  project: Pick<Queries.ProjectCardFieldsFragment, 'title' | 'screenshots'>
  onClose: () => void
}

/** The screens of a project one by one, as large as they can be read: swipe, arrows on the page and on the keyboard. */
export function ScreenViewer({ project: { title, screenshots }, onClose }: ScreenViewerProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    next.current?.focus()
  }, [])

  const show = (index: number) => {
    if (index < 0 || index >= screenshots.length) return
    const { offsetLeft } = strip.current!.children[index] as HTMLElement
    strip.current!.scrollTo({ left: offsetLeft, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    setShown(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(shown + (event.key === 'ArrowRight' ? 1 : -1))
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.top}>
        <p className={styles.title}>{title}</p>
        <p aria-live="polite" className={`${styles.position} small-print`}>
          {screenshots.length > 1 && t('projectGrid.position', { number: shown + 1, count: screenshots.length })}
        </p>
        <IconButton
          icon="arrow-left"
          size={22}
          label={t('projectGrid.previous')}
          hidden={screenshots.length < 2}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
        />
        <IconButton
          ref={next}
          icon="arrow-right"
          size={22}
          label={t('projectGrid.next')}
          hidden={screenshots.length < 2}
          aria-disabled={shown === screenshots.length - 1}
          onClick={() => show(shown + 1)}
        />
        <IconButton icon="x" size={22} label={t('projectGrid.close')} onClick={() => dialog.current?.close()} />
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {screenshots.map(({ src, alt }) => (
          <li key={src.src} className={styles.screen}>
            <figure className={styles.figure}>
              <Picture picture={src} alt="" sizes="27rem" className={styles.picture} />
              <figcaption className={styles.caption}>{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { Picture } from '../../ui/Picture'
import * as styles from './ScreenViewer.module.css'

interface ScreenViewerProps {
  project: Pick<Queries.ProjectCardFieldsFragment, 'title' | 'screenshots'>
  onClose: () => void
}

/** The screens of a project in one column, large enough to read. */
export function ScreenViewer({ project: { title, screenshots }, onClose }: ScreenViewerProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={`${styles.top} line`}>
        <strong>{title}</strong>
        <IconButton icon="x" size={22} label={t('projectGrid.close')} onClick={() => dialog.current?.close()} />
      </div>
      {screenshots.map(({ src, alt }) => (
        <figure key={src.src} className={styles.screen}>
          <Picture picture={src} alt="" sizes="27rem" className={styles.picture} />
          <figcaption className="text">{alt}</figcaption>
        </figure>
      ))}
    </dialog>
  )
}

import { useEffect, useState, type ReactNode } from 'react'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { classNames } from '../ui/classNames'
import * as styles from './code.module.css'

/** How long the button says that the code was copied. */
const COPIED_TIME = 2000

interface ArticleCodeProps {
  language: string
  title?: string
  text: string
  children: ReactNode
}

export function ArticleCode({ language, title, text, children }: ArticleCodeProps) {
  const t = useTranslate()
  const page = usePageLanguage()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  const label = title ?? t('blogPost.code', { language })
  return (
    <figure className={styles.root}>
      <figcaption className={styles.bar} lang={page.language}>
        <span className={styles.title}>{title ?? (language === 'text' ? '' : language)}</span>
        <button
          type="button"
          className={classNames(styles.copy, 'with-script')}
          aria-label={t('blogPost.copyOf', { label })}
          onClick={copy}
        >
          {t('blogPost.copy')}
        </button>
        <span role="status" className={styles.status}>
          {copied ? t('blogPost.copied') : ''}
        </span>
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="group" aria-label={label} translate="no">
        <code>{children}</code>
      </pre>
    </figure>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { CodeToken } from '../content/mdx/blocks'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { classNames } from '../ui/classNames'
import * as styles from './code.module.css'

/** Milliseconds for which the button says that the code was copied. */
const COPIED_TIME = 2000

interface ArticleCodeProps {
  language: string
  title?: string
  tokens: readonly CodeToken[]
}

export function ArticleCode({ language, title, tokens }: ArticleCodeProps) {
  const t = useTranslate()
  const page = usePageLanguage()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [copied])
  const code = useRef<HTMLElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(tokens.map(textOf).join(''))
      setCopied(true)
    } catch {
      // Insecure connections and browsers inside other apps have no clipboard. Where this fails too, the code is selected.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setCopied(document.execCommand('copy'))
    }
  }
  const label = title ?? t('blogPost.code', { language })
  return (
    <figure className={styles.root}>
      <figcaption className={`${styles.bar} row small-print`} lang={page.language}>
        <span className={styles.title} data-no-text={title ? undefined : ''}>
          {title ?? (language === 'text' ? '' : language)}
        </span>
        <span role="status" className={styles.status}>
          {copied ? t('blogPost.copied') : ''}
        </span>
        <button
          type="button"
          className={classNames(styles.copy, 'with-script')}
          aria-label={t('blogPost.copyOf', { label })}
          onClick={() => void copy()}
        >
          {t('blogPost.copy')}
        </button>
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="group" aria-label={label} translate="no">
        <code ref={code} className={`language-${language}`}>
          {tokens.map(renderToken)}
        </code>
      </pre>
    </figure>
  )
}

function renderToken(token: CodeToken, key: number) {
  if (typeof token === 'string') return token
  return (
    <span key={key} data-token={token[0]}>
      {token[1]}
    </span>
  )
}

function textOf(token: CodeToken): string {
  return typeof token === 'string' ? token : token[1]
}

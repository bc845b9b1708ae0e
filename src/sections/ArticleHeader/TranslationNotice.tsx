import { DEFAULT_LANGUAGE } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'
import { useTranslate } from '../../i18n/language'
import * as styles from './ArticleHeader.module.css'

interface TranslationNoticeProps {
  /** translated, stale or fallback (`src/content/model/translation.ts`). */
  status: string
  /** Path of the text, without language. */
  path: string
}

/** Tells a reader that the words are in another language, or older than the original. */
export function TranslationNotice({ status, path }: TranslationNoticeProps) {
  const t = useTranslate()
  if (status === 'fallback') {
    return (
      <p role="note" className={styles.notice}>
        {t('blogPost.fallback')}
      </p>
    )
  }
  if (status !== 'stale') return null
  return (
    <p role="note" className={styles.notice}>
      {t('blogPost.stale')}{' '}
      <a href={localizePath(path, DEFAULT_LANGUAGE)} hrefLang={DEFAULT_LANGUAGE}>
        {t('blogPost.original')}
      </a>
    </p>
  )
}

import type { ReactNode } from 'react'
import { PageLink } from '../../i18n/LocalizedLink'
import { useForeignLang, useTranslate } from '../../i18n/language'
import { HeldBack } from '../../site/Badge'
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'
import * as styles from './ArticleHeader.module.css'

interface TextHeaderProps {
  /** The fields that articles and cases share. */
  text: Pick<Queries.ArticleHeaderFieldsFragment, 'title' | 'excerpt' | 'translation' | 'contentLanguage' | 'heldUntil'>
  /** Path of the page, without language. */
  path: string
  breadcrumbs: ReactNode
  /** Who, when, for whom: under the excerpt. */
  facts: ReactNode
  /** The picture beside the words. */
  children: ReactNode
}

/** Header of an article or a case: title, facts, picture. */
export function TextHeader({ text, path, breadcrumbs, facts, children }: TextHeaderProps) {
  const { title, excerpt, translation, contentLanguage, heldUntil } = text
  const foreign = useForeignLang(contentLanguage)
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        {breadcrumbs}
        <HeldBack until={heldUntil} />
        <h1 className={styles.title} lang={foreign}>
          {title}
        </h1>
      </div>
      <div className={styles.words}>
        <p className={styles.excerpt} lang={foreign}>
          {excerpt}
        </p>
        {facts}
        <TranslationNotice status={translation} path={path} />
      </div>
      {children}
    </header>
  )
}

/**
 * Notice that the text is in another language, or older than the original.
 * @param props.status translated, stale or fallback (`src/content/model/translation.ts`)
 */
export function TranslationNotice({ status, path }: { status: string; path: string }) {
  const t = useTranslate()
  if (status === 'translated') return null
  return (
    <p role="note" className={styles.notice}>
      {status === 'fallback' ? t('blogPost.fallback') : `${t('blogPost.stale')} `}
      {status === 'stale' && (
        <PageLink to={localizePath(path, DEFAULT_LANGUAGE)} hrefLang={DEFAULT_LANGUAGE}>
          {t('blogPost.original')}
        </PageLink>
      )}
    </p>
  )
}

import type { ReactNode } from 'react'
import { useForeignLang } from '../../i18n/language'
import { HeldBack } from '../../site/HeldBack/HeldBack'
import { TranslationNotice } from './TranslationNotice'
import * as styles from './ArticleHeader.module.css'

interface TextHeaderProps {
  /** The article or the case, as far as both have the same. */
  text: Pick<Queries.ArticleHeaderFieldsFragment, 'title' | 'excerpt' | 'translation' | 'contentLanguage' | 'heldUntil'>
  /** Path of the page, without language. */
  path: string
  breadcrumbs: ReactNode
  /** Who, when, for whom: under the excerpt. */
  facts: ReactNode
  /** The picture beside the words. */
  children: ReactNode
}

/** Top of a text of its own page: what it is, its facts and its picture. */
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

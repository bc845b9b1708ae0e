import { useId, type ComponentPropsWithoutRef } from 'react'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import * as styles from './heading.module.css'

/** A heading of an article and, beside it, a link to it. */
export function articleHeading(Level: 'h2' | 'h3' | 'h4') {
  return function ArticleHeading({ id, children }: ComponentPropsWithoutRef<'h2'>) {
    const t = useTranslate()
    const { language } = usePageLanguage()
    const own = useId()
    return (
      <div className={styles.root}>
        <Level id={id} className={styles[Level]}>
          {children}
        </Level>
        <LocalizedLink
          id={own}
          to={`#${id}`}
          className={styles.anchor}
          lang={language}
          aria-label={t('blogPost.sectionLink')}
          aria-labelledby={`${own} ${id}`}
        />
      </div>
    )
  }
}

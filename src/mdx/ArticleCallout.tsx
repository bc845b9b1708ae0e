import type { ReactNode } from 'react'
import type { CalloutKind } from '../content/mdx/blocks'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { classNames } from '../ui/classNames'
import * as styles from './callout.module.css'

export function ArticleCallout({ kind, title, children }: { kind: CalloutKind; title?: string; children: ReactNode }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  return (
    <div role="note" className={classNames(styles.root, styles[kind])}>
      <p className={styles.title}>
        <span className={styles.kind} lang={language}>
          {t(`blogPost.callout.${kind}`)}
        </span>
        {title && `: ${title}`}
      </p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { ArticleBody } from '../../mdx/ArticleBody'
import { Contents } from './Contents'
import * as styles from './ArticleText.module.css'

interface ArticleTextProps {
  article: Queries.ArticleTextFieldsFragment | Queries.CaseTextFieldsFragment
  /** What stands below the last line. */
  children: ReactNode
}

/** The article itself, its contents beside it. */
export function ArticleText({ article, children }: ArticleTextProps) {
  const { contentLanguage, blocks, headings, pictures } = article
  return (
    <div className={styles.root}>
      <Contents headings={headings} lang={contentLanguage} />
      <div className={styles.text}>
        <ArticleBody blocks={blocks} pictures={pictures} lang={contentLanguage} />
        <div className={styles.end}>{children}</div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { ArticleBody } from '../../mdx/ArticleBody'
import { Contents } from './Contents'
import * as styles from './ArticleText.module.css'

interface ArticleTextProps {
  article: { contentLanguage: string; body: Queries.ArticleBodyFieldsFragment }
  /** What stands below the last line. */
  children: ReactNode
}

/** The article itself, its contents beside it. */
export function ArticleText({ article, children }: ArticleTextProps) {
  const { contentLanguage, body } = article
  return (
    <div className={styles.root}>
      <Contents headings={body.headings} lang={contentLanguage} />
      <div className={styles.text}>
        <ArticleBody blocks={body.blocks} pictures={body.pictures} lang={contentLanguage} />
        <div className={styles.end}>{children}</div>
      </div>
    </div>
  )
}

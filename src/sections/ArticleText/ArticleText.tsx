import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { ArticleBody } from '../../mdx/ArticleBody'
import { Contents } from './Contents'
import * as styles from './ArticleText.module.css'

interface ArticleTextProps {
  article: { contentLanguage: string; body: Queries.ArticleBodyFieldsFragment }
  children: ReactNode
}

export function ArticleText({ article, children }: ArticleTextProps) {
  const { contentLanguage, body } = article
  return (
    <div className={styles.root}>
      <Contents headings={body.headings} lang={contentLanguage} />
      <div>
        <ArticleBody blocks={body.blocks} pictures={body.pictures} lang={contentLanguage} />
        <div className={`${styles.end} text`}>{children}</div>
      </div>
    </div>
  )
}

export const articleText = graphql`
  fragment ArticleBodyFields on TextBody {
    blocks
    headings {
      depth
      id
      text
    }
    pictures {
      src
      picture(width: 760) {
        ...PictureSource
      }
    }
  }
`

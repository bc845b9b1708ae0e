/** The component map of articles. */
import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { ArticleCallout } from './ArticleCallout'
import { ArticleCode } from './ArticleCode'
import { articleHeading } from './articleHeading'
import { ArticlePicture } from './ArticlePicture'
import { ArticleTable } from './ArticleTable'
import * as styles from './article.module.css'

function ArticleLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  return <LocalizedLink to={href}>{children}</LocalizedLink>
}

/** A plain element with its class of the article's style sheet. */
function styled(tag: 'p' | 'ul' | 'ol' | 'blockquote' | 'hr' | 'code') {
  return function StyledElement(props: { children?: ReactNode; start?: number }) {
    return createElement(tag, { className: styles[tag], ...props })
  }
}

export const articleComponents = {
  h2: articleHeading('h2'),
  h3: articleHeading('h3'),
  h4: articleHeading('h4'),
  p: styled('p'),
  ul: styled('ul'),
  ol: styled('ol'),
  blockquote: styled('blockquote'),
  hr: styled('hr'),
  code: styled('code'),
  a: ArticleLink,
  CodeBlock: ArticleCode,
  Figure: ArticlePicture,
  DataTable: ArticleTable,
  Callout: ArticleCallout,
}

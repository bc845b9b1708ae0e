/** The component map of articles. */
import { createElement, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useTranslate, usePageLanguage } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { ArticleCallout } from './ArticleCallout'
import { ArticleCode } from './ArticleCode'
import { ArticlePicture } from './ArticlePicture'
import { ArticleTable } from './ArticleTable'
import * as styles from './article.module.css'

function heading(Level: 'h2' | 'h3' | 'h4') {
  return function ArticleHeading({ id, children }: ComponentPropsWithoutRef<'h2'>) {
    const t = useTranslate()
    const { language } = usePageLanguage()
    const own = useId()
    return (
      <div className={styles.heading}>
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
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
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

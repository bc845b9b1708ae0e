import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { CalloutKind } from '../content/mdx/blocks'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { classNames } from '../ui/classNames'
import { FramedPicture, type PictureSource } from '../ui/Picture'
import { ArticleCode } from './ArticleCode'
import { ArticleTable } from './ArticleTable'
import * as styles from './article.module.css'

function ArticleLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  return <LocalizedLink to={href}>{children}</LocalizedLink>
}

/** Resized pictures of the article, by the `src` of their block. */
export const ArticlePictures = createContext<ReadonlyMap<string, PictureSource>>(new Map())

function ArticlePicture({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  const picture = useContext(ArticlePictures).get(src)
  if (!picture) return null
  return (
    <figure>
      <FramedPicture picture={picture} alt={alt} sizes="(min-width: 64rem) 52rem, (min-width: 48rem) 42rem, 100vw" />
      {caption && <figcaption className={`${styles.caption} small-print`}>{caption}</figcaption>}
    </figure>
  )
}

function ArticleCallout({ kind, title, children }: { kind: CalloutKind; title?: string; children: ReactNode }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  return (
    <div role="note" className={classNames(styles.callout, styles[kind])}>
      <p>
        <strong>
          <span lang={language}>{t(`blogPost.callout.${kind}`)}</span>
          {title && `: ${title}`}
        </strong>
      </p>
      {children}
    </div>
  )
}

/** The components of articles, by the names that `MdxBlocks` uses; other elements are plain HTML. */
export const articleComponents = {
  a: ArticleLink,
  CodeBlock: ArticleCode,
  Figure: ArticlePicture,
  DataTable: ArticleTable,
  Callout: ArticleCallout,
}

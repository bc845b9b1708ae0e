import { useLangOf, useTranslate } from '../../i18n/language'
import { ArticleTimes } from '../../site/ArticleTimes'
import { HeldBack } from '../../site/Badge'
import { Breadcrumbs } from '../../site/Breadcrumbs'
import { FramedPicture, Picture } from '../../ui/Picture'
import { CategoryLink } from './CategoryLink'
import { TranslationNotice } from './TranslationNotice'
import * as styles from './ArticleHeader.module.css'

export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFieldsFragment }) {
  const t = useTranslate()
  const { postId, title, excerpt, translation, heldUntil, contentLanguage } = article
  const { category, author, cover, coverAlt, lineDrawing } = article
  const langOf = useLangOf()
  const foreign = langOf(contentLanguage)
  const authorLang = langOf(author.contentLanguage)
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        <Breadcrumbs to="/blog" label={t('nav.blog')}>
          <CategoryLink category={category} className="plain-link" />
        </Breadcrumbs>
        <HeldBack until={heldUntil} />
        <h1 className={styles.title} lang={foreign}>
          {title}
        </h1>
      </div>
      <div className={styles.words}>
        <p className="lead text" lang={foreign}>
          {excerpt}
        </p>
        <div className={styles.facts}>
          <Picture picture={author.avatar} alt="" sizes="4rem" className="portrait" />
          <div>
            <strong lang={authorLang}>{author.name}</strong>
            <p className="small-print" lang={authorLang}>
              {author.role}
            </p>
            <p className="row small-print">
              <ArticleTimes article={article} />
            </p>
          </div>
        </div>
        <TranslationNotice status={translation} path={`/blog/${postId}`} />
      </div>
      {cover && (
        <FramedPicture
          picture={cover}
          alt={coverAlt ?? ''}
          drawn={lineDrawing}
          lang={foreign}
          sizes="(min-width: 64rem) min(44rem, 54vw), 100vw"
          className={styles.cover}
          eager
        />
      )}
    </header>
  )
}

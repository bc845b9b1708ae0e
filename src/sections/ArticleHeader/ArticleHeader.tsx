import { formatDay } from '../../routing/formatDay'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { Breadcrumbs } from '../../site/Breadcrumbs/Breadcrumbs'
import { HeldBack } from '../../site/HeldBack/HeldBack'
import { FramedPicture } from '../../ui/Picture/FramedPicture'
import { Picture } from '../../ui/Picture/Picture'
import { TranslationNotice } from './TranslationNotice'
import * as styles from './ArticleHeader.module.css'

/** Top of an article: what it is, who wrote it and when, and its cover. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFieldsFragment }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const {
    postId,
    title,
    excerpt,
    date,
    updated,
    minutes,
    translation,
    contentLanguage,
    heldUntil,
    category,
    author,
    cover,
    coverAlt,
    lineDrawing,
  } = article
  const foreign = contentLanguage === language ? undefined : contentLanguage
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        <Breadcrumbs to="/blog" label={t('nav.blog')}>
          <LocalizedLink to={`/blog?category=${category.id}`}>{category.name}</LocalizedLink>
        </Breadcrumbs>
        <HeldBack until={heldUntil} />
        <h1 className={styles.title} lang={foreign}>
          {title}
        </h1>
      </div>
      <div className={styles.words}>
        <p className={styles.excerpt} lang={foreign}>
          {excerpt}
        </p>
        <div className={styles.facts}>
          <Picture picture={author.avatar} alt="" sizes="4rem" className={styles.portrait} />
          <p>
            <span className={styles.name}>{author.name}</span>
            <span className={styles.role}>{author.role}</span>
          </p>
          <p className={styles.when}>
            <time dateTime={date}>{formatDay(date, language)}</time>
            {updated && updated > date && (
              <time dateTime={updated}>{t('articleCard.updated', { day: formatDay(updated, language) })}</time>
            )}
            <span>{t('minutes', { count: minutes })}</span>
          </p>
        </div>
        <TranslationNotice status={translation} path={`/blog/${postId}`} />
      </div>
      {cover && (
        <FramedPicture
          picture={cover}
          alt={coverAlt ?? ''}
          drawn={lineDrawing}
          lang={foreign}
          sizes="(min-width: 60rem) min(44rem, 54vw), 100vw"
          className={styles.cover}
          eager
        />
      )}
    </header>
  )
}

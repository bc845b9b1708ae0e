import { useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { ArticleBody } from '../../mdx/ArticleBody'
import { Contents } from './Contents'
import * as styles from './ArticleText.module.css'

/** The article itself, its contents beside it. */
export function ArticleText({ article }: { article: Queries.ArticleTextFieldsFragment }) {
  const t = useTranslate()
  const { contentLanguage, blocks, headings, pictures, category } = article
  return (
    <div className={styles.root}>
      <Contents headings={headings} lang={contentLanguage} />
      <div className={styles.text}>
        <ArticleBody blocks={blocks} pictures={pictures} lang={contentLanguage} />
        <p className={styles.filed}>
          {t('blogPost.filedUnder')}{' '}
          <LocalizedLink to={`/blog?category=${category.id}`} className={styles.tag}>
            {category.name}
          </LocalizedLink>
        </p>
      </div>
    </div>
  )
}

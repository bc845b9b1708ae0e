import { useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import * as styles from './ArticleText.module.css'

/** The category of an article, with the way to the others of it. */
export function FiledUnder({ category }: Pick<Queries.ArticleHeaderFieldsFragment, 'category'>) {
  const t = useTranslate()
  return (
    <p>
      {t('blogPost.filedUnder')}{' '}
      <LocalizedLink to={`/blog?category=${category.id}`} className={styles.tag}>
        {category.name}
      </LocalizedLink>
    </p>
  )
}

import { useForeignLang, useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { classNames } from '../../ui/classNames'
import * as styles from './Contents.module.css'

/** The headings of two levels (h2, h3) beside the text. */
export function Contents({ headings, lang }: Pick<Queries.ArticleBodyFieldsFragment, 'headings'> & { lang: string }) {
  const t = useTranslate()
  const listed = headings.filter(({ depth }) => depth < 4)
  const foreign = useForeignLang(lang)
  if (listed.length < 2) return <div />
  return (
    <nav aria-label={t('blogPost.contents')} className={classNames(styles.root, 'no-print')}>
      <strong>{t('blogPost.contents')}</strong>
      <ol className={styles.list} lang={foreign}>
        {listed.map(({ depth, id, text }) => (
          <li key={id} className={depth > 2 ? styles.below : undefined}>
            <LocalizedLink to={`#${id}`} className={`${styles.link} plain-link`}>
              {text}
            </LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

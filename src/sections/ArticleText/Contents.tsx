import { useForeignLang, useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import * as styles from './Contents.module.css'
import { useCurrentHeading } from './useCurrentHeading'

interface ContentsProps {
  headings: Queries.ArticleBodyFieldsFragment['headings']
  lang: string
}

/** Headings that are worth a line of the contents. */
const DEPTHS = [2, 3]

export function Contents({ headings, lang }: ContentsProps) {
  const t = useTranslate()
  const listed = headings.filter(({ depth }) => DEPTHS.includes(depth))
  const current = useCurrentHeading(listed)
  const foreign = useForeignLang(lang)
  if (listed.length < 2) return <div />
  return (
    <nav aria-label={t('blogPost.contents')} className={styles.root}>
      <p className={styles.title}>{t('blogPost.contents')}</p>
      <ol className={styles.list} lang={foreign}>
        {listed.map(({ depth, id, text }) => (
          <li key={id} className={depth > 2 ? styles.below : undefined}>
            <LocalizedLink to={`#${id}`} className={styles.link} aria-current={current === id ? 'location' : undefined}>
              {text}
            </LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

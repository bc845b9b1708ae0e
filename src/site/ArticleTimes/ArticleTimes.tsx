import { usePageLanguage, useTranslate } from '../../i18n/language'
import { formatDay } from '../../routing/formatDay'

type ArticleTimesProps = Pick<Queries.ArticleCardFieldsFragment, 'date' | 'updated' | 'minutes'>

/** When an article was written and changed, and how long it takes to read. */
export function ArticleTimes({ date, updated, minutes }: ArticleTimesProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  return (
    <>
      <time dateTime={date}>{formatDay(date, language)}</time>
      {updated && updated > date && (
        <time dateTime={updated}>{t('articleCard.updated', { day: formatDay(updated, language) })}</time>
      )}
      <span>{t('minutes', { count: minutes })}</span>
    </>
  )
}

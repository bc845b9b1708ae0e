import { graphql } from 'gatsby'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { formatDay } from '../routing/formatDay'

export function ArticleTimes({ article }: { article: Queries.ArticleTimesFragment }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { date, updated, minutes } = article
  return (
    <>
      <time dateTime={date}>{formatDay(date, language)}</time>
      {updated && updated > date && (
        <time dateTime={updated}>{t('articleCard.updated', { day: formatDay(updated, language) })}</time>
      )}
      <span>{t('common:minutes', { count: minutes })}</span>
    </>
  )
}

export const fragment = graphql`
  fragment ArticleTimes on BlogPost {
    date
    updated
    minutes
  }
`

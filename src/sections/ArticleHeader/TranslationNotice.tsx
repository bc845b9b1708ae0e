import { PageLink } from '../../i18n/LocalizedLink'
import { useTranslate } from '../../i18n/language'
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import { localizePath } from '../../routing/localizePath'

/**
 * Notice that the text is in another language, or older than the original.
 * @param props.status translated, stale or fallback (`src/content/model/translation.ts`)
 */
export function TranslationNotice({ status, path }: { status: string; path: string }) {
  const t = useTranslate()
  if (status === 'translated') return null
  return (
    <p role="note" className="set-apart text">
      {status === 'fallback' ? t('notTranslated') : `${t('blogPost.stale')} `}
      {status === 'stale' && (
        <PageLink to={localizePath(path, DEFAULT_LANGUAGE)} hrefLang={DEFAULT_LANGUAGE}>
          {t('blogPost.original')}
        </PageLink>
      )}
    </p>
  )
}

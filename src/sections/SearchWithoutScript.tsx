import { useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { useSiteData } from '../site/siteData'
import { Section } from '../ui/Section'

/** Replaces the search when scripts are off: links to every list. */
export function SearchWithoutScript() {
  const t = useTranslate()
  const { has, nameOf } = useSiteData()
  const lists = [
    ['/#services', t('nav.services')],
    ['/#industries', t('nav.industries')],
    ['/solutions', t('nav.solutions')],
    ['/projects', t('nav.projects')],
    ['/blog', t('nav.blog')],
    ['/about', t('nav.about')],
  ].filter(([to]) => has(to))
  return (
    <Section className="without-script">
      <p>{t('search.withoutScript')}</p>
      <ul>
        {lists.map(([to, label]) => (
          <li key={to}>
            <LocalizedLink to={to}>{nameOf(to, label)}</LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

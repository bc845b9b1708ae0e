import { useTranslate } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { isGroup, useNavigation } from '../site/useNavigation'
import { Section } from '../ui/Section'

export function SearchWithoutScript() {
  const t = useTranslate()
  const lists = useNavigation('/#contact').flatMap((item) => (isGroup(item) ? (item.all ?? []) : item))
  return (
    <Section className="without-script">
      <p>{t('search.withoutScript')}</p>
      <ul>
        {lists.map(({ to, label }) => (
          <li key={to}>
            <LocalizedLink to={to}>{label}</LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { useTranslate } from '../i18n/language'
import { useSiteData } from './siteData'

/** A dropdown of the header, a group of the drawer. */
export type NavigationGroup = ReturnType<typeof useNavigation>['groups'][number]

/** What header and drawer list (spec section 2, "Header and navigation"). */
export function useNavigation(contactTo: string) {
  const t = useTranslate()
  const { mainServices, industries, has } = useSiteData()
  const group = (name: string, records: typeof mainServices, label: string, allLabel: string) => ({
    /** Path below which the entries live. */
    base: `/${name}`,
    label,
    entries: records.map(({ key, title, ...words }) => ({ to: `/${name}/${key}`, label: title, ...words })),
    /** The section of the home page with all of the kind, where there is one. */
    all: has(`/#${name}`) ? { to: `/#${name}`, label: allLabel } : null,
  })
  return {
    groups: [
      group('services', mainServices, t('nav.services'), t('nav.allServices')),
      group('industries', industries, t('nav.industries'), t('nav.allIndustries')),
    ].filter(({ entries }) => entries.length > 0),
    links: [
      { to: '/about', label: t('nav.about') },
      { to: '/projects', label: t('nav.projects') },
      { to: '/solutions', label: t('nav.solutions') },
      { to: '/blog', label: t('nav.blog') },
      { to: contactTo, label: t('nav.contact') },
    ].filter(({ to }) => has(to)),
  }
}

import { useTranslate } from '../../i18n/language'
import { useSiteData } from '../Layout/useSiteData'

export interface NavigationEntry {
  to: string
  label: string
}

export interface NavigationGroup {
  /** Path below which the entries live. */
  base: string
  label: string
  entries: NavigationEntry[]
}

/** What header and drawer list (spec section 2, "Header and navigation"). */
export function useNavigation(contactTo: string): { groups: NavigationGroup[]; links: NavigationEntry[] } {
  const t = useTranslate()
  const { mainServices, industries } = useSiteData()
  const entries = (base: string, records: readonly { readonly key: string; readonly title: string }[]) =>
    records.map((record) => ({ to: `${base}/${record.key}`, label: record.title }))
  return {
    groups: [
      { base: '/services', label: t('nav.services'), entries: entries('/services', mainServices) },
      { base: '/industries', label: t('nav.industries'), entries: entries('/industries', industries) },
    ],
    links: [
      { to: '/about', label: t('nav.about') },
      { to: '/projects', label: t('nav.projects') },
      { to: '/solutions', label: t('nav.solutions') },
      { to: '/blog', label: t('nav.blog') },
      { to: contactTo, label: t('nav.contact') },
    ],
  }
}

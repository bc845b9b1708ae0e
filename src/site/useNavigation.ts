import { useTranslate } from '../i18n/language'
import { useSiteData } from './siteData'

interface NavigationEntry {
  to: string
  label: string
}

/** An entry of a dropdown, with its icon and summary. */
interface GroupEntry extends NavigationEntry {
  iconSvg: string
  summary: string
}

export interface NavigationGroup {
  /** Path below which the entries live. */
  base: string
  label: string
  entries: GroupEntry[]
  /** Where all of the kind are shown. */
  all: NavigationEntry
}

interface GroupRecord {
  readonly key: string
  readonly iconSvg: string
  readonly title: string
  readonly summary: string
}

/** What header and drawer list (spec section 2, "Header and navigation"). */
export function useNavigation(contactTo: string): { groups: NavigationGroup[]; links: NavigationEntry[] } {
  const t = useTranslate()
  const { mainServices, industries } = useSiteData()
  const entries = (base: string, records: readonly GroupRecord[]) =>
    records.map(({ key, iconSvg, title, summary }) => ({ to: `${base}/${key}`, label: title, iconSvg, summary }))
  return {
    groups: [
      {
        base: '/services',
        label: t('nav.services'),
        entries: entries('/services', mainServices),
        all: { to: '/#services', label: t('nav.allServices') },
      },
      {
        base: '/industries',
        label: t('nav.industries'),
        entries: entries('/industries', industries),
        all: { to: '/#industries', label: t('nav.allIndustries') },
      },
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

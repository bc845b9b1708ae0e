import { useLangOf } from '../i18n/language'
import { useSiteData } from './siteData'

interface MenuLink {
  to: string
  label: string
  lang?: string
}

/** A dropdown of the header or a group of the drawer. */
export interface MenuGroup {
  /** Path below which the entries live. */
  base: string
  label: string
  lang?: string
  entries: (MenuLink & { iconSvg: string; summary: string })[]
  /** The section of the home page that lists all of the kind, if there is one. */
  all: MenuLink | null
}

/**
 * Entries of header, drawer and footer (spec section 2, "Header and
 * navigation"), in the order of `content/site.json`. Leaves out groups without
 * entries and links without a target.
 * @param contactTo target of "/#contact" on this page
 */
export function useNavigation(contactTo: string): (MenuGroup | MenuLink)[] {
  const { company, mainServices, industries, absent } = useSiteData()
  const langOf = useLangOf()
  /** Also of an address that a content file names. */
  const isPresent = (to: string) => !absent.includes(to)
  const lang = langOf(company.contentLanguage)
  return company.menu.flatMap(({ to, list, label, all }): (MenuGroup | MenuLink)[] => {
    if (to) return isPresent(to) ? [{ to: to === '/#contact' ? contactTo : to, label, lang }] : []
    const base = `/${list}`
    const section = `/#${list}`
    const entries = (list === 'services' ? mainServices : industries).map(
      ({ key, title, iconSvg, summary, contentLanguage }) => ({
        to: `${base}/${key}`,
        label: title,
        lang: langOf(contentLanguage),
        iconSvg,
        summary,
      }),
    )
    if (entries.length === 0) return []
    return [{ base, label, lang, entries, all: all && isPresent(section) ? { to: section, label: all, lang } : null }]
  })
}

export const isGroup = (item: MenuGroup | MenuLink): item is MenuGroup => 'entries' in item

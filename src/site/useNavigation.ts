import { useSiteData } from './siteData'

interface MenuLink {
  to: string
  label: string
}

/** A dropdown of the header, a group of the drawer. */
export interface MenuGroup {
  /** Path below which the entries live. */
  base: string
  label: string
  entries: (MenuLink & { iconSvg: string; summary: string })[]
  /** The section of the home page with all of the kind, where there is one. */
  all: MenuLink | null
}

/**
 * What header, drawer and footer list (spec section 2, "Header and navigation"),
 * in the order of `content/site.json`. Groups without entries and links to
 * nowhere are left out.
 * @param contactTo where "/#contact" leads to on this page
 */
export function useNavigation(contactTo: string): (MenuGroup | MenuLink)[] {
  const { company, mainServices, industries, has } = useSiteData()
  return company.menu.flatMap(({ to, list, label, all }): (MenuGroup | MenuLink)[] => {
    if (to) return has(to) ? [{ to: to === '/#contact' ? contactTo : to, label }] : []
    const base = `/${list}`
    const section = `/#${list}`
    const entries = (list === 'services' ? mainServices : industries).map(({ key, title, iconSvg, summary }) => ({
      to: `${base}/${key}`,
      label: title,
      iconSvg,
      summary,
    }))
    if (entries.length === 0) return []
    return [{ base, label, entries, all: all && has(section) ? { to: section, label: all } : null }]
  })
}

export const isGroup = (item: MenuGroup | MenuLink): item is MenuGroup => 'entries' in item

/** An entry of the menu: a link, or a dropdown of a list. */
export interface MenuItem {
  readonly to: string | null
  readonly list: string | null
  readonly label: string
}

/** The menu's label for a page (`/blog`) or a section of the home page (`/#services`). */
export function menuLabel(menu: readonly MenuItem[] | undefined, to: string): string | undefined {
  return menu?.find((item) => to === (item.to ?? `/#${item.list}`))?.label
}

/** Address of a technology's mark. */
export function brandIconPath(icon: string): string {
  return `/brand-icons/${icon}.svg`
}

/** Address of the file that holds several marks in a row, with an empty place for a technology that has none. */
export function brandRowPath(icons: readonly (string | null | undefined)[]): string {
  return brandIconPath(icons.map((icon) => icon ?? '').join('-'))
}

export function brandIconPath(icon: string): string {
  return `/brand-icons/${icon}.svg`
}

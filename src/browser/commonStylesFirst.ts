import { isValidElement, type ReactNode } from 'react'

/** Place of a component in the head: what is no sheet, the sheet of all pages, that of a page's family. */
function placeOf(component: ReactNode): number {
  const isStyle = isValidElement<{ 'data-href'?: string }>(component) && component.type === 'style'
  const href = isStyle && component.props['data-href']
  return href ? (href.includes('/styles-common.') ? 1 : 2) : 0
}

/**
 * Puts the sheet of all pages before that of a page's family
 * (`node/hooks/webpack.ts`), where webpack puts it too when a visitor comes
 * from another page; Gatsby writes them the other way round.
 * @param components what Gatsby puts into the head
 */
export function commonStylesFirst(components: readonly ReactNode[]): ReactNode[] {
  return components.toSorted((one, other) => placeOf(one) - placeOf(other))
}

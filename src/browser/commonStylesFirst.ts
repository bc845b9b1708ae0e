import { isValidElement, type ReactNode } from 'react'

/** Rank of a component in the head: 1 for the sheet of all pages, 2 for that of a page's family, 0 for anything else. */
function placeOf(component: ReactNode): number {
  const isStyle = isValidElement<{ 'data-href'?: string }>(component) && component.type === 'style'
  const href = isStyle && component.props['data-href']
  return href ? (href.includes('/styles-common.') ? 1 : 2) : 0
}

/**
 * Puts the sheet of all pages before that of a page's family
 * (`node/hooks/webpack.ts`). webpack uses the same order after a navigation;
 * Gatsby writes the sheets the other way round.
 * @param components what Gatsby puts into the head
 */
export function commonStylesFirst(components: readonly ReactNode[]): ReactNode[] {
  return components.toSorted((one, other) => placeOf(one) - placeOf(other))
}

import { isValidElement, type ReactNode } from 'react'

interface StyleProps {
  'data-href'?: string
}

/**
 * Puts the sheet of all pages before that of a page's family
 * (`node/hooks/webpack.ts`), where webpack puts it too when a visitor comes
 * from another page; Gatsby writes them the other way round.
 * @param components what Gatsby puts into the head
 */
export function commonStylesFirst(components: readonly ReactNode[]): ReactNode[] {
  const sheets = components.filter(isSheet)
  const inOrder = [...sheets.filter(isCommon), ...sheets.filter((sheet) => !isCommon(sheet))]
  return components.map((component) => (isSheet(component) ? inOrder.shift() : component))
}

const hrefOf = (component: ReactNode) =>
  isValidElement<StyleProps>(component) && component.type === 'style' ? component.props['data-href'] : undefined

const isSheet = (component: ReactNode) => hrefOf(component) !== undefined
const isCommon = (component: ReactNode) => hrefOf(component)?.includes('/styles-common.') ?? false

import { Link } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'
import { localizePath } from '../content/localizePath'
import { usePageLanguage } from './language'

export interface LocalizedLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Class while the page it leads to is shown. */
  activeClassName?: string
  /** Path without language prefix (`/blog/1`), a fragment of this page (`#contact`), or an address elsewhere. */
  to: string
}

/** A link that stays in the visitor's language. */
export function LocalizedLink({ to, activeClassName, ...rest }: LocalizedLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return <a href={to} {...rest} />
  const target = to.startsWith('#') ? neutralPath + to : to
  return <Link to={localizePath(target, language)} {...(activeClassName ? { activeClassName } : {})} {...rest} />
}

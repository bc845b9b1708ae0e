import { Link, navigate } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'
import { isFilePath, localizeLink, localizePath } from '../routing/localizePath'
import { usePageLanguage } from './language'

export interface LocalizedLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Class while the target page, or a page below it, is shown. */
  activeClassName?: string
  /** Path without language prefix (`/blog/1`), a fragment of this page (`#contact`), or an address of another site. */
  to: string
}

/** Whether a page has a path or is below it: `/blog/1` is within `/blog`. */
export function isWithin(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}/`)
}

/** Navigates to a path of this site with its language, like a link. */
export const goTo = (path: string): void => navigate(path)

type PageLinkProps = Omit<LocalizedLinkProps, 'activeClassName'>

/**
 * A link to a path of this site with its language: Gatsby's `Link` for another
 * page, a plain `<a>` for files and fragments of the shown page.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  const isFragment = to.startsWith(`${localizePath(neutralPath, language)}#`)
  return isFragment || isFilePath(to) ? <a href={to.normalize()} {...rest} /> : <Link to={to} {...rest} />
}

/** A link that keeps the visitor's language. */
export function LocalizedLink({ to, activeClassName, className, ...rest }: LocalizedLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return <a href={to} className={className} {...rest} />
  return (
    <PageLink
      to={localizeLink(to.startsWith('#') ? neutralPath + to : to, language)}
      className={[className, isWithin(neutralPath, to) && activeClassName].filter(Boolean).join(' ') || undefined}
      aria-current={to === neutralPath ? 'page' : undefined}
      {...rest}
    />
  )
}

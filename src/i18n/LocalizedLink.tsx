import { Link, navigate } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'
import { factsOf } from '../routing/languages'
import { languageOfPath, localizePath } from '../routing/localizePath'
import { usePageLanguage } from './language'

export interface LocalizedLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Class while the page it leads to, or one below it, is shown. */
  activeClassName?: string
  /** Path without language prefix (`/blog/1`), a fragment of this page (`#contact`), or an address elsewhere. */
  to: string
}

/** Whether a page is the one a path names, or below it: `/blog/1` is within `/blog`. */
export function isWithin(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}/`)
}

/** Whether a page is fetched whole: what stands in for words of its language is marked in its file alone. */
const isFetched = (path: string) => !factsOf(languageOfPath(path)).isComplete

/** Goes to a path of this site, language included, as a link does. */
export const goTo = (path: string): void => (isFetched(path) ? window.location.assign(path) : navigate(path))

type PageLinkProps = Omit<LocalizedLinkProps, 'activeClassName'>

/**
 * A link to an address of this site, language included: Gatsby's `Link` for
 * another page, a plain one for what the browser follows by itself: files, fragments
 * of the page shown, and pages that are fetched whole.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  const isFragment = to.startsWith(`${localizePath(neutralPath, language)}#`)
  return isFragment || /\.[a-z0-9]+$/i.test(to) || isFetched(to) ? (
    <a href={to} {...rest} />
  ) : (
    <Link to={to} {...rest} />
  )
}

/** A link that stays in the visitor's language. */
export function LocalizedLink({ to, activeClassName, className, ...rest }: LocalizedLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return <a href={to} className={className} {...rest} />
  return (
    <PageLink
      to={localizePath(to.startsWith('#') ? neutralPath + to : to, language)}
      className={[className, isWithin(neutralPath, to) && activeClassName].filter(Boolean).join(' ') || undefined}
      aria-current={to === neutralPath ? 'page' : undefined}
      {...rest}
    />
  )
}

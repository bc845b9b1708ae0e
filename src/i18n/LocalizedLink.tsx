import type { ComponentPropsWithoutRef } from 'react'
import { localizePath } from '../routing/localizePath'
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

/**
 * A link that stays in the visitor's language. A plain one: `followLinks`
 * turns clicks on all of them into navigation without a page load.
 */
export function LocalizedLink({ to, activeClassName, className, ...rest }: LocalizedLinkProps) {
  const { language, neutralPath } = usePageLanguage()
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return <a href={to} className={className} {...rest} />
  const here = to === neutralPath
  return (
    <a
      href={localizePath(to.startsWith('#') ? neutralPath + to : to, language)}
      className={[className, isWithin(neutralPath, to) && activeClassName].filter(Boolean).join(' ') || undefined}
      aria-current={here ? 'page' : undefined}
      {...rest}
    />
  )
}

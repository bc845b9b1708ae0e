/** Stands in for the package `gatsby` where components are tested: no router, no node store. */
import type { ComponentPropsWithoutRef } from 'react'

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
  replace?: boolean
  state?: object
}

/** A plain link to where the real one leads. */
export function Link({
  to,
  activeClassName: _active,
  partiallyActive: _partially,
  replace: _replace,
  state: _state,
  ...rest
}: LinkProps) {
  return <a href={to} {...rest} />
}

/** The text of the query, so that a test can read it. */
export function graphql(query: TemplateStringsArray): string {
  return query.join('')
}

/** Answers what the test gives it with `mockReturnValue`. */
export const useStaticQuery = jest.fn()

export const navigate = jest.fn<Promise<void>, [to: string, options?: { replace?: boolean; state?: object }]>()

export function withPrefix(path: string): string {
  return path
}

/** Replaces the package `gatsby` in tests of components: no router, no node store. */
import type { ComponentPropsWithoutRef } from 'react'

/** Gatsby's `Link` without its router. */
export function Link({ to, ...rest }: ComponentPropsWithoutRef<'a'> & { to: string }) {
  return <a href={to} {...rest} />
}

/** Returns the query's text, so that a test can read it. */
export function graphql(query: TemplateStringsArray): string {
  return query.join('')
}

export const navigate = jest.fn<Promise<void>, [to: string, options?: { replace?: boolean; state?: object }]>()

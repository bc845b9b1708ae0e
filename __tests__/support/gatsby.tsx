/** Stands in for the package `gatsby` where components are tested: no router, no node store. */
import type { ComponentPropsWithoutRef } from 'react'

/** Gatsby's link without its router. */
export function Link({ to, ...rest }: ComponentPropsWithoutRef<'a'> & { to: string }) {
  return <a href={to} {...rest} />
}

/** The text of the query, so that a test can read it. */
export function graphql(query: TemplateStringsArray): string {
  return query.join('')
}

export const navigate = jest.fn<Promise<void>, [to: string, options?: { replace?: boolean; state?: object }]>()

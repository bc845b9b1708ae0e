import { createContext, useContext } from 'react'

/**
 * The part of Gatsby's `static-query` a built page can reach, put in its place
 * by `node/hooks/webpack.ts`: 0.4 KB of every page was a component Gatsby has
 * given up, and advice to developers. `__tests__/shell/staticQuery.test.tsx`
 * holds it to the original.
 */

/** Results of static queries by hash; Gatsby's page renderer provides them. */
export const StaticQueryContext = createContext<Record<string, { data: unknown } | undefined>>({})

/** @throws {Error} when Gatsby has not brought the result */
export function useStaticQuery(hash: string): unknown {
  const result = useContext(StaticQueryContext)[hash]
  if (!result) throw new Error(`There is no result of static query ${hash}.`)
  return result.data
}

/** The component Gatsby has given up for `useStaticQuery`. */
export function StaticQuery(): never {
  throw new Error('Gatsby’s StaticQuery is left out of this site; see useStaticQuery.')
}

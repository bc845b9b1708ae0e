/** Gatsby's router ships no types; this is what the site uses of it. */
declare module '@gatsbyjs/reach-router' {
  export function useLocation(): Location & { state: unknown; key: string }
}

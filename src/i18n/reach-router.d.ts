/** Gatsby's router has no types. These are the types of the parts that the site uses. */
declare module '@gatsbyjs/reach-router' {
  export function useLocation(): Location & { state: unknown; key: string }
}

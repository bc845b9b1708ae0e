/** Gatsby's entry of the browser's scripts, imported for its side effects (`start.ts`). */
declare module '$gatsby-app'

/** Gatsby's own beginning of the browser's scripts; run for what it does (see `start.ts`). */
declare module '$gatsby-app'

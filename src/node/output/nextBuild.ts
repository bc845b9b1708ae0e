/**
 * File of the built site that holds an ISO day: from it on a build of the same
 * files differs. Whoever builds the site asks for it (`.github/workflows/rebuild.yml`).
 */
export const NEXT_BUILD = 'next-build.txt'

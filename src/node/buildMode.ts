/** A build of a branch for reviewers: shown, not listed by search engines. */
export function isPreview(): boolean {
  return process.env.SITE_PREVIEW === 'true'
}

/** `gatsby develop`, as opposed to a build. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop'
}

/** A build of a branch for reviewers: shown, not listed by search engines. */
export function isPreview(): boolean {
  return process.env.SITE_PREVIEW === 'true'
}

/** Whether what is held back from readers is shown, with a badge. */
export function showsDrafts(): boolean {
  return isPreview() || isDevelop()
}

/** `gatsby develop`, as opposed to a build. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop'
}

import { siteNow } from '../../content/clock'

/** Sets what Gatsby reads from the environment, before it reads it. */
export function prepareEnvironment(): void {
  // Gatsby passes variables of this prefix on to the pages.
  process.env.GATSBY_BUILD_YEAR ||= String(siteNow().getUTCFullYear())
  leaveOutSlices()
}

/**
 * Gatsby keeps the script tags of all pages in one fragment and writes every
 * page a second time to put it in. That serves sites whose scripts change more
 * often than their pages; here it took a seventh of each page's time (CPU
 * profile of 500 posts). Without the switch the tags are rendered with the page.
 */
function leaveOutSlices(): void {
  delete process.env.GATSBY_SLICES
}

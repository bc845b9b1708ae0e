/**
 * Gatsby keeps the script tags of all pages in one fragment and writes every
 * page a second time to put it in. That serves sites whose scripts change more
 * often than their pages; here it took a seventh of each page's time (CPU
 * profile of 500 posts). Without the switch the tags are rendered with the page.
 */
export function leaveOutSlices(): void {
  delete process.env.GATSBY_SLICES
}

/**
 * Text of an inline script that is in every page: a self-contained function,
 * called at once. The text is the same on all pages, so that a
 * Content-Security-Policy allows it by one hash; values that differ from page
 * to page are in `data-` attributes.
 */
export function inlineScript(run: () => void): string {
  return `(${run.toString()})()`
}

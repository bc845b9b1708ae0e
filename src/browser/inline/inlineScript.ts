/**
 * Text of a script that stands in every page: a function of its own, called at
 * once. It may use nothing from outside itself, and its text is the same on all
 * pages, so that a Content-Security-Policy allows it by one hash; what differs
 * from page to page travels in `data-` attributes.
 */
export function inlineScript(run: () => void): string {
  return `(${run.toString()})()`
}

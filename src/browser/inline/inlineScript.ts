/**
 * Text of an inline script that is in every page: a self-contained function,
 * called at once. The text is the same on all pages, so that a
 * Content-Security-Policy allows it by one hash; values that differ from page
 * to page are in `data-` attributes.
 * @param args constants of its module, which it could not reach otherwise
 */
export function inlineScript<Args extends string[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run.toString()})(${args.map((each) => JSON.stringify(each)).join()})`
}

/** Addresses that pages had: each leads to a page in one step, and none hides a page. */
import type { ReadFile } from '../read/readRecords'
import { problem, type Problem } from '../report/problem'
import type { Redirect } from '../schemas/redirect'

/**
 * Checks the redirects against each other and against the pages there are; where they lead is checked as any link.
 * @param pages paths of all pages, without language
 */
export function checkRedirects({ type, document, value }: ReadFile, pages: ReadonlySet<string>): Problem[] {
  if (type !== 'Redirect' || !Array.isArray(value)) return []
  const redirects = value as Redirect[]
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (field: keyof Redirect) => document.at([index, field])
    const [target] = to?.split(/[?#]/) ?? []
    const next = redirects.find((other) => other.from === target)
    const found: Problem[] = []
    if (pages.has(from))
      found.push(
        problem(
          'redirect/hides-page',
          at('from'),
          `There is a page "${from}", which nobody would see any more. Remove the entry.`,
        ),
      )
    if (redirects.findIndex((other) => other.from === from) !== index)
      found.push(problem('redirect/repeated', at('from'), `"${from}" stands here twice. Keep the entry that is true.`))
    if (next)
      found.push(
        problem(
          'redirect/chain',
          at('to'),
          next.to
            ? `"${target}" leads on to "${next.to}". Write where it ends, so that one step is enough.`
            : `"${target}" is gone itself. Name a page that is there, or remove "to".`,
        ),
      )
    return found
  })
}

/** Where the address of a page that moved leads: a path, or null for one that is gone. */
type RedirectRules = ReadonlyMap<string, string | null>

/**
 * Reads from a `_redirects` file what answers for pages that are no more: lines
 * with status 301 and 410. The others say what hosts do by themselves.
 */
export function parseRedirectsFile(text: string): RedirectRules {
  const rules = new Map<string, string | null>()
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status] = line.trim().split(/\s+/)
    if (status === '301') rules.set(from, to)
    if (status === '410') rules.set(from, null)
  }
  return rules
}

/** One block of a `_headers` file: a path pattern, and what it sets. */
interface HeaderRule {
  pattern: string
  set: [name: string, value: string][]
}

/**
 * Reads the `_headers` syntax that Netlify and Cloudflare Pages share: a path
 * pattern at the start of a line, then indented `Name: value` lines; `#` begins
 * a comment line. `! Name`, which takes a header away again, is Cloudflare's
 * alone.
 *
 * @throws {Error} naming the line, for a header before any path or a line of neither form.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) return
    if (!/^\s/.test(line)) {
      if (!content.startsWith('/')) throw new Error(`_headers:${index + 1}: a path must begin with "/": ${content}`)
      rules.push({ pattern: content, set: [] })
      return
    }
    const rule = rules.at(-1)
    if (!rule) throw new Error(`_headers:${index + 1}: a header without a path above it: ${content}`)
    const header = /^([\w-]+)\s*:\s*(.+)$/.exec(content)
    if (header?.[1] && header[2]) rule.set.push([header[1].toLowerCase(), header[2]])
    else throw new Error(`_headers:${index + 1}: expected "Name: value": ${content}`)
  })
  return rules
}

/** `*` stands for any characters, `:name` for one path segment. */
function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`).test(pathname)
}

/**
 * The headers for a path, by lower-case name. As on the hosts, every rule that
 * matches applies, in file order; as on Cloudflare, values of one name are
 * joined by a comma. What Netlify does with them it does not say, so no file of
 * ours sets a header of an answer twice.
 *
 * @example headersFor([{ pattern: '/*', set: [['x-a', '1']] }], '/about') // { 'x-a': '1' }
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const values = new Map<string, string[]>()
  for (const rule of rules) {
    if (!matches(rule.pattern, pathname)) continue
    for (const [name, value] of rule.set) {
      const before = values.get(name) ?? []
      if (!before.includes(value)) values.set(name, [...before, value])
    }
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.join(', ')]))
}

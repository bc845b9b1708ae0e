/** Applies the suggestions of the check ("Did you mean …?", "Write …") to broken content. */
import type { Problem } from '../../src/content/report/problem'
import { FIXTURE, type Changes } from './contentFixture'

const SUGGESTION = /^(.*?)(?:Did you mean|[Ww]rite) "([^"]+)"(?:\?|\.|, which)/
/** Advice that is no replacement: another way out, an example, a part of a line. */
const NO_REPLACEMENT = /(?:To (?:show|begin|start)[^.]*, |Close it\. .*)$|^\d|must be|tag\. |relative\. /

interface Suggestion {
  problem: Problem
  wrong: string
  right: string
}

/** The suggestion of a message, and the text that it replaces: what the message quotes before it. */
export function suggestionOf(problem: Problem): Suggestion | null {
  const [, above, right] = SUGGESTION.exec(problem.message) ?? []
  if (right === undefined || NO_REPLACEMENT.test(above)) return null
  const [, ...names] = /\{figure:([\w-]+)\}/.exec(above) ?? [...above.matchAll(/"#?([^"]+)"|<(\w+)>/g)].at(-1) ?? []
  return { problem, wrong: names.find((name) => name !== undefined) ?? '', right }
}

/** The files with the suggestion in place of the mistake; null if it names another thing than the line holds. */
export function applied(
  changes: Changes,
  { problem: { id, file, line, column }, wrong, right }: Suggestion,
): Changes | null {
  const content = changes[file] ?? FIXTURE[file]
  const name = right.includes('/') ? right : file.replace(/[^/]*$/, right)
  if (id.endsWith('/unread')) return { ...changes, [file]: null, [name]: content }
  const text = String(content)
  // Both tags of a component.
  if (id === 'body/component') return { ...changes, [file]: text.replaceAll(wrong, right) }
  const lines = text.split('\n')
  const below = lines[line - 1].slice(column - 1)
  if (!id.startsWith('heading/') && !below.includes(wrong))
    return text.includes(wrong) ? { ...changes, [file]: text.replace(wrong, right) } : null
  // A heading is replaced as a line, and an address as a whole.
  const start = below.indexOf(wrong)
  const isAddress = id.startsWith('link/') && id !== 'link/no-place'
  const from = isAddress ? below.slice(0, start).search(/[^\s"(]*$/) : start
  const to = isAddress ? start + below.slice(start).search(/[\s")]|$/) : start + wrong.length
  lines[line - 1] =
    lines[line - 1].slice(0, column - 1) +
    (id.startsWith('heading/') ? right : below.slice(0, from) + right + below.slice(to))
  return { ...changes, [file]: lines.join('\n') }
}

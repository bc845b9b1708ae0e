/** Applies every suggestion of the check ("Did you mean …?", "Write …") to the corpus, and checks the result again. */
import type { Problem } from '../../src/content/report/problem'
import { FIXTURE, readFixture, type Changes } from '../support/contentFixture'
import { corpusFiles, corpusOf } from '../support/corpus'

const SUGGESTION = /^(.*?)(?:Did you mean|[Ww]rite) "([^"]+)"(?:\?|\.|, which)/
/** Advice that is no replacement: another way out, an example, a part of a line. */
const NO_REPLACEMENT = /(?:To (?:show|begin|start)[^.]*, |Close it\. .*)$|^\d|must be|tag\. |relative\. /

interface Suggestion {
  problem: Problem
  wrong: string
  right: string
}

/** The suggestion of a message, and the text that it replaces: what the message quotes before it. */
function suggestionOf(problem: Problem): Suggestion | null {
  const [, above, right] = SUGGESTION.exec(problem.message) ?? []
  if (right === undefined || NO_REPLACEMENT.test(above)) return null
  const [, ...names] = /\{figure:([\w-]+)\}/.exec(above) ?? [...above.matchAll(/"#?([^"]+)"|<(\w+)>/g)].at(-1) ?? []
  return { problem, wrong: names.find((name) => name !== undefined) ?? '', right }
}

/** The files with the suggestion in place of the mistake; null if it names another thing than the line holds. */
function applied(changes: Changes, { problem: { id, file, line, column }, wrong, right }: Suggestion): Changes | null {
  const content = changes[file] ?? FIXTURE[file]
  const name = right.includes('/') ? right : file.replace(/[^/]*$/, right)
  if (id.endsWith('/unread')) return { ...changes, [file]: null, [name]: content }
  const text = String(content)
  // Both tags of a component; a link by reference has its address elsewhere.
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
  lines[line - 1] = lines[line - 1].slice(0, column - 1) + (id.startsWith('heading/') ? right : below.slice(0, from) + right + below.slice(to))
  return { ...changes, [file]: lines.join('\n') }
}

let usual: ReadonlySet<string> | undefined

/** The problems of changed files, without those of the unchanged fixture. */
async function problemsOf(changes: Changes): Promise<Problem[]> {
  usual ??= new Set((await readFixture()).problems.map(wordsOf))
  return (await readFixture(changes)).problems.filter((problem) => !usual?.has(wordsOf(problem)))
}

const wordsOf = ({ file, id, message }: Problem) => `${file} ${id} ${message}`

describe.each(corpusFiles())('%s', (name) => {
  it.each(corpusOf(name).flatMap(([, cases]) => cases))('suggestions help: $what', async ({ changes }) => {
    const before = await problemsOf(changes)
    for (const suggestion of before.flatMap((problem) => suggestionOf(problem) ?? [])) {
      const changed = applied(changes, suggestion)
      expect({ suggestion, changed }).toEqual({ suggestion, changed: expect.anything() })
      const left = (await problemsOf(changed ?? {})).map(wordsOf)
      const others = before.filter((problem) => problem !== suggestion.problem).map(wordsOf)
      const added = left.filter((words) => !others.includes(words))
      expect({ suggestion, added, count: Math.min(left.length, others.length) }).toEqual({ suggestion, added: [], count: left.length })
    }
  })
})

/**
 * Broken content: all its problems, by id and place, and what is left of them once each suggestion of the check is
 * applied. Add a case to a file of `corpus`; `__tests__/support/corpus.ts` describes the format of edits.
 */
import type { Problem } from '../../src/content/report/problem'
import { readFixture, type Changes } from '../support/contentFixture'
import { corpusFiles, corpusOf } from '../support/corpus'
import { applied, suggestionOf } from '../support/suggestions'

const wordsOf = ({ file, id, message }: Problem) => `${file} ${id} ${message}`

const problemsIn = async (changes?: Changes) => (await readFixture(changes)).problems

/** Problems of the unchanged fixture: in each language one translation is missing and one is stale. */
let usual: ReadonlySet<string>
let usualWords: ReadonlySet<string>
beforeAll(async () => {
  const problems = await problemsIn()
  usual = new Set(problems.map((problem) => JSON.stringify(problem)))
  usualWords = new Set(problems.map(wordsOf))
})
const isNew = (problem: Problem) => !usualWords.has(wordsOf(problem))

describe.each(corpusFiles())('%s', (name) => {
  describe.each(corpusOf(name))('%s', (_about, cases) => {
    describe.each(cases)('$what', (broken) => {
      let read: Promise<Problem[]> | undefined
      const all = () => (read ??= problemsIn(broken.changes))

      it('is reported', async () => {
        const found = (await all()).filter((problem) => !usual.has(JSON.stringify(problem)))
        const reported = found.map(({ file, line, column, id, message }, index) => {
          const [, words] = broken.problems[index]?.split(' says ') ?? []
          return `${file}:${line}:${column} ${id}${words && message.includes(words) ? ` says ${words}` : ''}`
        })
        expect(reported).toEqual(broken.problems)
        expect(found.filter(({ message }) => message === '')).toEqual([])
      })

      it('has suggestions that help', async () => {
        const before = (await all()).filter(isNew)
        for (const suggestion of before.flatMap((problem) => suggestionOf(problem) ?? [])) {
          const changed = applied(broken.changes, suggestion)
          expect({ suggestion, changed }).toEqual({ suggestion, changed: expect.anything() })
          const left = (await problemsIn(changed ?? {})).filter(isNew).map(wordsOf)
          const others = before.filter((problem) => problem !== suggestion.problem).map(wordsOf)
          const added = left.filter((words) => !others.includes(words))
          const count = left.length
          expect({ suggestion, added, count: Math.min(count, others.length) }).toEqual({ suggestion, added: [], count })
        }
      })
    })
  })
})

/**
 * Broken content and all its problems, by id and place. Add a case to a file
 * of `corpus`; `__tests__/support/corpus.ts` describes the format of edits.
 */
import { readFixture } from '../support/contentFixture'
import { corpusFiles, corpusOf } from '../support/corpus'

let usual: Promise<ReadonlySet<string>> | undefined

/** Problems of the unchanged fixture: in each language one translation is missing and one is stale. */
async function usualProblems(): Promise<ReadonlySet<string>> {
  const { problems } = await readFixture()
  return new Set(problems.map((problem) => JSON.stringify(problem)))
}

describe.each(corpusFiles())('%s', (name) => {
  describe.each(corpusOf(name))('%s', (_about, cases) => {
    it.each(cases)('$what', async ({ changes, problems }) => {
      usual ??= usualProblems()
      const known = await usual
      const found = (await readFixture(changes)).problems.filter((problem) => !known.has(JSON.stringify(problem)))
      const reported = found.map(({ file, line, column, id, message }, index) => {
        const [, words] = problems[index]?.split(' says ') ?? []
        return `${file}:${line}:${column} ${id}${words && message.includes(words) ? ` says ${words}` : ''}`
      })
      expect(reported).toEqual(problems)
      expect(found.filter(({ message }) => message === '')).toEqual([])
    })
  })
})

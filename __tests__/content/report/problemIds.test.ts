import { readFileSync } from 'node:fs'
import { PROBLEM_IDS, type ProblemId } from '../../../src/content/report/problemIds'
import { corpusFiles, corpusOf } from '../../support/corpus'

const guide = readFileSync('content/PROBLEMS.md', 'utf8')
const listed = [...guide.matchAll(/^\| (\*?)`([a-z-]+\/[a-z0-9-]+)`/gm)].map(([, mark, id]) => ({ id, isWarning: mark === '*' }))
const ids = Object.keys(PROBLEM_IDS) as ProblemId[]

it('the guide lists every id once, and none that does not exist', () => {
  expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort())
})

it('the guide tells errors from warnings', () => {
  expect(listed.filter(({ id, isWarning }) => isWarning !== (PROBLEM_IDS[id as ProblemId] === 'warning'))).toEqual([])
})

/** Shown by other tests: these take a disk or a parser, or are shown in `check/checkBrand.test.ts`. */
const ELSEWHERE = /^(brand\/|translation\/section-stale|body\/(not-rendered|syntax)|field\/(not-allowed|shape)|front-matter\/syntax|link\/(not-absolute|invalid)|file\/unreadable)/

it('the corpus shows every id', () => {
  const shown = new Set(
    corpusFiles().flatMap((file) => corpusOf(file).flatMap(([, cases]) => cases.flatMap(({ problems }) => problems.map((problem) => problem.split(' ').pop())))),
  )
  expect(ids.filter((id) => !shown.has(id) && !ELSEWHERE.test(id))).toEqual([])
})

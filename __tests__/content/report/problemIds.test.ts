import { readFileSync } from 'node:fs'
import { severityOf, type ProblemId } from '../../../src/content/report/problem'
import { corpusFiles, corpusOf } from '../../support/corpus'
import { sourceFiles } from '../../support/sourceFiles'

const guide = readFileSync('content/PROBLEMS.md', 'utf8')
const listed = [...guide.matchAll(/^\| (\*?)`([a-z-]+\/[a-z0-9-]+)`/gm)].map(([, mark, id]) => ({ id: id as ProblemId, isWarning: mark === '*' }))
const ids = listed.map(({ id }) => id)
const families = new Set(ids.map((id) => id.split('/')[0]))

it('the guide lists every id once, and none that no check reports', () => {
  const code = sourceFiles('src/content').flatMap(({ code: source }) => [...source.matchAll(/'([a-z-]+)\/([a-z0-9-]+)'/g)])
  const reported = code.flatMap(([, family, name]) => (families.has(family) && family !== 'content' ? `${family}/${name}` : []))
  const letters = ids.filter((id) => id.startsWith('letter/'))
  expect([...ids].sort()).toEqual([...new Set([...reported, ...letters])].sort())
})

it('the guide tells errors from warnings', () => {
  expect(listed.filter(({ id, isWarning }) => isWarning !== (severityOf(id) === 'warning'))).toEqual([])
})

/** Covered by other tests: these need a disk or a parser, or are in `check/checkBrand.test.ts`. */
const ELSEWHERE = /^(brand\/|translation\/section-stale|body\/(not-rendered|unread)|field\/(not-allowed|shape)|front-matter\/syntax|link\/(not-absolute|invalid)|file\/(symbolic-link|unreadable))/

it('the corpus shows every id of the guide, and no other', () => {
  const shown = new Set(
    corpusFiles().flatMap((file) => corpusOf(file).flatMap(([, cases]) => cases.flatMap(({ problems }) => problems.map((problem) => problem.split(' says ')[0].split(' ').pop() ?? '')))),
  )
  expect(ids.filter((id) => !shown.has(id) && !ELSEWHERE.test(id))).toEqual([])
  expect([...shown].filter((id) => !ids.includes(id as ProblemId))).toEqual([])
})

import { problem, type ProblemId } from '../../src/content/report/problem'
import { contentReport } from '../../src/node/readForBuild'

const found = (id: ProblemId, line: number) =>
  problem(id, { file: 'content/faq.json', line, column: 1, field: 'x' }, 'Said.')
const warning = found('words/markup', 1)
const other = found('words/untranslated', 2)
const error = found('field/type', 1)

const lines = (...ids: string[]) => ids.map((id) => expect.stringContaining(`[${id}]`) as string)

it.each([
  ['nothing the first time', [], null, []],
  [
    'all at first, errors last',
    [warning, other, error],
    null,
    [...lines('words/markup', 'words/untranslated', 'field/type'), 'Content: 1 error, 2 warnings.'],
  ],
  ['nothing when nothing changed and nothing is wrong', [warning], [warning], []],
  [
    'a new warning alone',
    [warning, other],
    [warning],
    [...lines('words/untranslated'), 'Content: 0 errors, 2 warnings.'],
  ],
  [
    'an error again while it stands',
    [warning, error],
    [warning, error],
    [...lines('field/type'), 'Content: 1 error, 1 warning.'],
  ],
  ['that something was corrected', [warning], [warning, error], ['Content: 0 errors, 1 warning.']],
])('says %s', (_what, problems, before, expected) => {
  expect(contentReport(problems, before)).toEqual(expected)
})

it('gives each problem one line, whatever it quotes', () => {
  const [line] = contentReport(
    [problem('field/type', { file: 'a\nb.json', line: 1, column: 1, field: 'x' }, '"a\nb\u001b[2J" is not.')],
    null,
  )
  expect(line).toBe('a\\nb.json:1:1  x  "a\\nb\uFFFD[2J" is not.  [field/type]')
})

/** Every sentence of spec sections 2, 4, 8 and 9, and of 3, 5 and 7 for form and chat, has a test that proves it. */
import fs from 'node:fs'
import path from 'node:path'
import { leavesTestsOut, testTitles } from '../support/testTitles'
import { blogRows } from './specCoverage/blog'
import { contactAndChatRows } from './specCoverage/contactAndChat'
import { constantRows, errorRows } from './specCoverage/errorsAndConstants'
import { homeRows } from './specCoverage/home'
import { pageRows } from './specCoverage/pages'
import { shellRows } from './specCoverage/shell'
import { proof, type Proof, type SpecRow } from './specCoverage/specRow'

const TESTS = path.resolve(__dirname, '..')
const ROWS = [...shellRows, ...homeRows, ...pageRows, ...blogRows, ...errorRows, ...constantRows, ...contactAndChatRows]

const sources = new Map<string, string | null>()
/** Text of a test file, or null where there is none. */
function source(file: string): string | null {
  const known = sources.get(file)
  if (known !== undefined) return known
  const place = path.join(TESTS, file)
  const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : null
  sources.set(file, text)
  return text
}

function problemOf({ file, title }: Proof): string[] {
  const text = source(file)
  if (text === null) return [`${file} does not exist`]
  const found = testTitles(text).some((candidate) =>
    typeof title === 'string' ? candidate === title : title.test(candidate),
  )
  return found ? [] : [`${file} has no test ${String(title)}`]
}

/** Why a row proves nothing; empty when it stands. */
const problemsOf = ({ tests }: Pick<SpecRow, 'tests'>) =>
  tests.length === 0 ? ['no test is named'] : tests.flatMap(problemOf)

describe('reading titles', () => {
  const sample = `
it('plain', () => {})
  test("double \\"quoted\\"", async () => {})
  test(\`\${path} is whole\`, async () => {})
describe('a group', () => {})
describe.each([['x']])('a group of %s', () => {})
it.each<[string, number]>([
  ['first', 1],
  [ "second", 2 ],
])('takes %s: %d', (_, n) => {})
test.each([[1, ['inner']]] as const)('%d stays', () => {})
it.each(Object.entries(table))('%j of a table', () => {})
test.describe('without JavaScript', () => {})
test.use({ a: 1 })
// it('commented out', () => {})
/*
it('also commented out', () => {})
*/
submit('not a test', () => {})
`

  it('finds tests and rows of tables, and neither groups nor comments', () => {
    expect(testTitles(sample)).toEqual([
      'plain',
      'double "quoted"',
      '${path} is whole',
      'takes %s: %d',
      'takes first: %d',
      'takes second: %d',
      '%d stays',
      '%j of a table',
    ])
  })

  it.each(['it.skip(', 'test.fixme(', 'describe.only(', 'test.describe.skip(', 'it.todo(', 'xit(', 'test.skip('])(
    'knows that %s leaves tests out',
    (call) => {
      expect(leavesTestsOut(`  ${call}'x', () => {})`)).toBe(true)
      expect(leavesTestsOut(sample)).toBe(false)
    },
  )
})

describe('a row', () => {
  const [{ file, title }] = ROWS[0].tests

  it.each<[string, Proof[], string]>([
    ['without tests', [], 'no test is named'],
    ['whose file is gone', [{ file: 'browser/gone.spec.ts', title }], 'browser/gone.spec.ts does not exist'],
    ['whose test is gone', [{ file, title: 'never written' }], `${file} has no test never written`],
    ['whose pattern matches no title', [{ file, title: /^never/ }], `${file} has no test /^never/`],
    [
      'that names a group',
      [{ file: 'browser/home.spec.ts', title: 'the phone' }],
      'browser/home.spec.ts has no test the phone',
    ],
    [
      'of which one test is gone',
      [
        { file, title },
        { file, title: 'never written' },
      ],
      `${file} has no test never written`,
    ],
  ])('%s fails', (_, tests, problem) => {
    expect(problemsOf({ tests })).toEqual([problem])
  })

  it('stands with a title or a pattern', () => {
    expect(
      problemsOf({
        tests: [
          { file, title },
          { file, title: /route table$/ },
        ],
      }),
    ).toEqual([])
  })
})

describe('the specification', () => {
  it.each(ROWS.map((row) => [row.section, row.says, row] as const))('%s: %s', (_section, _says, row) => {
    expect(problemsOf(row)).toEqual([])
  })

  it('has a row for every part of its sections', () => {
    expect([...new Set(ROWS.map(({ section }) => section))]).toEqual([
      '2 Route table',
      '2 Global behaviour',
      '2 Header and navigation',
      '4 Language',
      '4 Header',
      '2 Home page: services',
      '2 Home page: about and industries',
      '2 Home page: projects',
      '2 Home page: testimonials',
      '2 Home page: technologies, process, questions',
      '4 Parts of the home page',
      '2 Portfolio page',
      '2 Service detail pages',
      '2 Solutions pages',
      '2 About page',
      '2 Industry page',
      '4 Cards, accordions and timelines of pages',
      '2 Blog list',
      '2 Blog post',
      '4 Blog filter',
      '5 Blog search',
      '9 Blog',
      '8 Error catalogue',
      '9 Business constants and limits',
      '9 Marketing claims',
      '2 Chat widget',
      '3 Contact form and message',
      '4 Contact form submission',
      '4 Chat',
      '5 Contact form',
      '5 Chat',
      '7 The calls it makes',
    ])
  })

  it('is told in sentences that differ within a section', () => {
    const sentences = ROWS.map(({ section, says }) => `${section}: ${says}`)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it('is not proved by a file that leaves tests out', () => {
    const named = [...new Set(ROWS.flatMap(({ tests }) => tests.map(({ file }) => file)))]
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((file) => leavesTestsOut(source(file) ?? ''))).toEqual([])
  })

  it('uses every file that is named for it', () => {
    const named = new Set(ROWS.flatMap(({ tests }) => tests.map(({ file }) => file)))
    expect(
      Object.values(proof)
        .map((testsOf) => testsOf('').file)
        .filter((file) => !named.has(file)),
    ).toEqual([])
  })
})

import { formatProblems } from '../../../src/content/report/formatProblems'
import { hasErrors, problem, type Problem } from '../../../src/content/report/problem'
import { edited, readFixture } from '../../support/contentFixture'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'
const JANE = 'content/authors/jane.json'

it('prints everything that is wrong in one run, as a writer reads it', async () => {
  const { problems } = await readFixture({
    [EN]: edited(EN, 'date: 2024-03-15', 'date: March 15').replace('Text of the second section.', 'See [the price](/blog/4#price) and <b>order</b>.'),
    [RU]: edited(RU, '## Проверка\n\n', ''),
    [JANE]: edited(JANE, ', "ru": "Редактор"', '').replace('"avatar"', '"avater"'),
    'content/faq.json': edited('content/faq.json', '"Три месяца." }', '"Три месяца." },'),
    'content/timeline.json': edited('content/timeline.json', '"visual": "ship"', '"visual": "shipp"'),
    'content/blog/2-second/en.mdx': edited('content/blog/2-second/en.mdx', 'category: IoT', 'category: Iot').replace('Words.', 'Words [here](../1-first/en.mdx).\n\n<Calout kind="tip">\n\nMore.\n\n</Calout>'),
    'content/blog/3-third/ru.mdx': '',
    'content/blog/10-tenth/de.mdx': 'Wörter.\n',
  })
  expect(`\n${formatProblems(problems)}\n`).toBe(`
content/authors/jane.json:1:1  avatar  Required field "avatar" is missing. Portrait, square.  [field/missing]
content/authors/jane.json:3:3  role.ru  The text in language "ru" is missing.  [field/language-missing]
content/authors/jane.json:4:3  avater  Unknown field "avater". Did you mean "avatar"?  [field/unknown]
content/blog/1-first/en.mdx:7:7  date  "March 15" is not a day. Write it as 2024-03-15.  [field/day]
content/blog/1-first/en.mdx:21:5  body  The page "/blog/4" has no anchor "#price". Allowed: recommended, footer.  [link/no-place]
content/blog/1-first/en.mdx:21:36  body  Raw HTML (<b>) is not rendered. Write **words**.  [body/html]
content/blog/2-second/en.mdx:5:11  category  "Iot" is not a known category. Did you mean "IoT"?  [reference/record]
content/blog/2-second/en.mdx:10:7  body  "../1-first/en.mdx" is a file. Write the path of its page: "/blog/1".  [link/relative]
content/blog/2-second/en.mdx:12:1  body  <Calout> is not a component of this site. Did you mean "Callout"?  [body/component]
content/blog/3-third/ru.mdx:1:1  file  The file is empty. Write it, restore it with git, or remove it.  [file/empty]
content/blog/4-fourth/ru.mdx:7:7  updated  warning: en.mdx changed on 2024-07-01, this text on 2024-06-01: readers see a note that it may be out of date. When it says the same again: npm run translations -- --accept 4  [translation/stale]
content/blog/10-tenth/de.mdx:1:1  file  The site does not read this file. A text is content/blog or content/cases/<name>/en.mdx or ru.mdx.  [file/unread]
content/faq.json:5:3  JSON  Not valid JSON: found "}" where a field in double quotes is expected. Remove the comma before it.  [json/syntax]
content/timeline.json:2:125  [0].visual  "shipp" is not an icon of lucide.dev. Did you mean "ship"?  [reference/icon]
`)
  expect(hasErrors(problems)).toBe(true)
})

const PROBLEMS: readonly Problem[] = [
  { id: 'post/id-taken', file: 'content/blog/10-x/en.mdx', line: 2, column: 1, field: 'id', message: 'Ten.', severity: 'error' },
  { id: 'body/stars', file: 'content/blog/9-x/en.mdx', line: 3, column: 9, field: 'body', message: '100 % wrong,\nreally: "so".', severity: 'warning' },
  { id: 'field/type', file: 'content/blog/9-x/en.mdx', line: 3, column: 2, field: 'a', message: 'One.', severity: 'error' },
]

it('formatProblems gives every field as JSON, sorted', () => {
  expect(JSON.parse(formatProblems(PROBLEMS, 'json'))).toEqual([PROBLEMS[2], PROBLEMS[1], PROBLEMS[0]])
})

it('formatProblems writes annotations with the escapes GitHub asks for', () => {
  expect(formatProblems(PROBLEMS, 'github').split('\n')).toEqual([
    '::error file=content/blog/9-x/en.mdx,line=3,col=2,title=field/type::a: One.',
    '::warning file=content/blog/9-x/en.mdx,line=3,col=9,title=body/stars::body: 100 %25 wrong,%0Areally: "so".',
    '::error file=content/blog/10-x/en.mdx,line=2,col=1,title=post/id-taken::id: Ten.',
  ])
  expect(formatProblems([{ ...PROBLEMS[0], file: 'a,b:c.mdx' }], 'github')).toContain('file=a%2Cb%3Ac.mdx,')
})

it('cuts what a message quotes, however long', () => {
  const found = problem('field/type', { file: 'a.json', line: 1, column: 1, field: 'x' }, `"${'y'.repeat(200_000)}" is not "allowed".`)
  expect(found.message).toBe(`"${'y'.repeat(79)}…" is not "allowed".`)
})

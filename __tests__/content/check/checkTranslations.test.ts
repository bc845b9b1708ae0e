/** Problems with missing translations, and with those older than their original. */
import { edited, FIXTURE, readFixture, type Changes } from '../../support/contentFixture'

const SECOND = 'content/blog/2-second/en.mdx'
const THIRD = 'content/blog/3-third/ru.mdx'
const EN = 'content/blog/4-fourth/en.mdx'
const RU = 'content/blog/4-fourth/ru.mdx'

const STALE = `${RU}:7:7  updated  en.mdx changed on 2024-07-01, this text on 2024-06-01: readers see a note that it may be out of date. When it says the same again: npm run translations -- --accept 4`
const NO_RUSSIAN = `${SECOND}:1:1  file  There is no ru.mdx beside this file: in "ru" readers get this text, with a note.`
const NO_ENGLISH = `${THIRD}:1:1  file  There is no en.mdx beside this file: it has no page in "en".`

/** A post with its own number, in the language of the file that it copies. */
const post = (id: number, from = SECOND): Changes => ({
  [`content/blog/${id}-more/${from.slice(-6)}`]: String(FIXTURE[from]).replace(/id: \d/, `id: ${id}`),
})

it.each<[what: string, changes: Changes, ...warnings: string[]]>([
  ['one of each', {}, NO_RUSSIAN, NO_ENGLISH, STALE],
  ['a translation that has caught up', { [RU]: edited(RU, 'date: 2024-06-01', 'date: 2024-06-01\nupdated: 2024-07-01') }, NO_RUSSIAN, NO_ENGLISH],
  ['a translation that changed, but before the original did', { [RU]: edited(RU, 'date: 2024-06-01', 'date: 2024-06-01\nupdated: 2024-06-30') }, NO_RUSSIAN, NO_ENGLISH, STALE.replace('7:7', '8:10').replace('text on 2024-06-01', 'text on 2024-06-30')],
  ['an original that did not change', { [EN]: edited(EN, 'updated: 2024-07-01\n', '') }, NO_RUSSIAN, NO_ENGLISH],
  ['a post without English', { [EN]: null }, NO_RUSSIAN, `${NO_ENGLISH.replace(THIRD, RU)} The same is true of 3-third.`],
  ['several posts without Russian, the newest first', { ...post(10), ...post(9) }, NO_ENGLISH, STALE, `${NO_RUSSIAN.replace(SECOND, 'content/blog/10-more/en.mdx')} The same is true of 9-more, 2-second.`],
  [
    'many posts without Russian, in one line',
    Object.assign({}, ...[5, 6, 7, 8, 9, 10, 11].map((id) => post(id))) as Changes,
    NO_ENGLISH,
    STALE,
    `${NO_RUSSIAN.replace(SECOND, 'content/blog/11-more/en.mdx')} The same is true of 10-more, 9-more, 8-more, 7-more, 6-more and 2 more.`,
  ],
])('reports %s', async (_what, changes, ...warnings) => {
  const { problems } = await readFixture(changes)
  expect(problems.map(({ file, line, column, field, message }) => `${file}:${line}:${column}  ${field}  ${message}`)).toEqual(warnings)
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([])
})

it.each<[what: string, changes: Changes]>([
  ['that cannot be read', { 'content/blog/2-second/ru.mdx': '' }],
  ['whose fields are wrong', { 'content/blog/2-second/ru.mdx': String(FIXTURE[THIRD]) }],
  ['whose original is being mended', { [SECOND]: edited(SECOND, 'IoT', 'IoTT') }],
])('does not call a translation missing %s', async (_what, changes) => {
  const { problems } = await readFixture(changes)
  expect(problems.filter(({ message }) => message.includes('There is no ru.mdx'))).toEqual([])
})

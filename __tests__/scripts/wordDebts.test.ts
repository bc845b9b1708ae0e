import { debtReport, wordDebts } from '../../scripts/translations/debts'
import { newFolder, writeFiles } from '../support/folder'

const home = process.cwd()
const write = (file: string, value: object) => writeFiles('.', { [file]: JSON.stringify(value) })

beforeEach(() => process.chdir(newFolder()))
afterEach(() => process.chdir(home))

it('names missing words of records and dictionaries; plural forms are one text', () => {
  write('content/services/keel.json', {
    title: { en: 'Keels', ru: 'Кили' },
    points: [{ en: 'A', ru: 'Б' }, { en: 'New' }],
    examples: [{ en: 'Keels?' }],
  })
  write('locales/en/common.json', { send: 'Send', minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' })
  write('locales/ru/common.json', { minutes_one: '{{count}} минута', minutes_few: '{{count}} минуты' })
  write('locales/en/blog.json', { all: 'All' })
  expect(wordDebts().map(({ file, missing }) => [file, missing])).toEqual([
    ['content/services/keel.json', ['points[1]']],
    ['locales/ru/blog.json', ['all']],
    ['locales/ru/common.json', ['send']],
  ])
  const report = debtReport(wordDebts())
  expect(report).toContain('locales/ru/common.json      ru  1 of 2 texts missing: send')
  expect(report).toContain('locales/ru/blog.json        ru  not translated')
})

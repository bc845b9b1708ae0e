/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { acceptWords, debtReport, wordDebts } from '../../scripts/translations/debts'
import { newFolder, writeFiles } from '../support/folder'

const home = process.cwd()

const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...args])
const write = (file: string, value: object) => writeFiles('.', { [file]: JSON.stringify(value) })
const commit = () => {
  git('add', '-A')
  git('commit', '-qm', 'Words')
}
const record = (en: string, ru: string, more: object = {}) =>
  write('content/services/keel.json', { order: 1, title: { en, ru }, points: [{ en: 'Point', ru: 'Пункт' }, more] })
const owed = () => wordDebts().map(({ file, missing, changed }) => [file, missing, changed.map(({ field }) => field)])

beforeEach(() => {
  process.chdir(newFolder())
  git('init', '-q')
  record('Keels', 'Кили')
  write('locales/en/common.json', { send: 'Send', minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' })
  write('locales/ru/common.json', { send: 'Отправить', minutes_one: '{{count}} минута', minutes_few: 'минуты' })
  commit()
})
afterEach(() => process.chdir(home))

it('owes nothing if both languages change in one commit or one after the other', () => {
  record('Keels and hulls', 'Кили и корпуса')
  commit()
  expect(owed()).toEqual([])
  record('Keels, hulls', 'Кили и корпуса')
  commit()
  record('Keels, hulls', 'Кили, корпуса')
  commit()
  expect(owed()).toEqual([])
})

it('owes what its original changed, committed or not, and shows both texts', () => {
  record('Strong keels', 'Кили')
  expect(owed()).toEqual([['content/services/keel.json', [], ['title']]])
  commit()
  const keel = 'content/services/keel.json'
  fs.writeFileSync(keel, JSON.stringify(JSON.parse(fs.readFileSync(keel, 'utf8')), null, 2))
  commit()
  expect(owed()).toEqual([['content/services/keel.json', [], ['title']]])
  const behind = `  ${keel}  ru  1 behind the original\n\n${keel}  title  (ru)\n    [-Keels-]{+Strong keels+}`
  expect(debtReport(wordDebts())).toBe(behind)
})

it('names what is missing, of records and of dictionaries; plural forms are one text', () => {
  record('Keels', 'Кили', { en: 'New' })
  write('locales/ru/common.json', { minutes_one: '{{count}} минута' })
  const missing = ['content/services/keel.json points[1] ', 'locales/ru/common.json send ']
  expect(owed().map((each) => each.join(' '))).toEqual(missing)
  expect(debtReport(wordDebts())).toContain('locales/ru/common.json      ru  1 of 2 texts missing: send')
  // Without a history, only missing texts are found.
  fs.rmSync('.git', { recursive: true })
  record('Strong keels', 'Кили', { en: 'New' })
  expect(owed().map((each) => each.join(' '))).toEqual(missing)
})

it('forgets a change that was accepted, until the next one', () => {
  write('locales/en/common.json', { send: 'Send it', minutes_other: '{{count}} minutes' })
  commit()
  acceptWords('locales/ru/common.json', wordDebts())
  expect(owed()).toEqual([])
  write('locales/en/common.json', { send: 'Send it now', minutes_other: '{{count}} minutes' })
  expect(owed()).toEqual([['locales/ru/common.json', [], ['send']]])
})

import { printFigure, printFigures, withFigures } from '../../../src/content/model/figures'
import { words } from '../../../src/content/schemas/fields'
import type { LedgerFigure } from '../../../src/content/schemas/ledger'
import { z } from 'zod'

const figure = (value: Partial<LedgerFigure>): LedgerFigure => ({
  id: 'it',
  label: { en: 'It', ru: 'Оно' },
  scope: { en: 'All.', ru: 'Все.' },
  asOf: '2026-11-01',
  counted: 'By hand.',
  ...value,
})

it.each<[value: Partial<LedgerFigure>, english: string, russian: string]>([
  [{ amount: 50, atLeast: true }, '50+', '50+'],
  [{ amount: 50, unit: 'thousand', atLeast: true }, '50K+', '50+\u00a0тыс.'],
  [{ amount: 99.9, unit: 'percent' }, '99.9%', '99,9\u00a0%'],
  [{ amount: 2, to: 4, unit: 'hours' }, '2 to 4 hours', '2–4 часа'],
  [{ amount: 1, to: 2, unit: 'weeks' }, '1 to 2 weeks', '1–2 недели'],
  [{ amount: 4, to: 8, unit: 'weeks' }, '4 to 8 weeks', '4–8 недель'],
  [{ amount: 6, to: 12, unit: 'months', atLeast: true }, '6 to 12 months or more', '6–12 месяцев и больше'],
  [{ amount: 1, unit: 'years' }, '1 year', '1 год'],
  [{ amount: 21, unit: 'weeks' }, '21 weeks', '21 неделя'],
  [{ text: { en: 'Weekly', ru: 'Раз в неделю' } }, 'Weekly', 'Раз в неделю'],
])('%j is printed as %s and %s', (value, english, russian) => {
  expect([printFigure(figure(value), 'en'), printFigure(figure(value), 'ru')]).toEqual([english, russian])
})

it('fills figures into words at any depth, and leaves other braces alone', () => {
  const schema = z.strictObject({ id: z.string(), list: z.array(words('Words.')) })
  const wordsIn = { en: 'en', ru: 'ru' }
  const figures = printFigures([figure({ id: 'uptime', amount: 99.9, unit: 'percent' })], wordsIn)
  const text = { en: '{figure:uptime} for {email}, {figure:none}', ru: 'до {figure:uptime}' }
  expect(withFigures(schema, { id: '{figure:uptime}', list: [text] }, figures, wordsIn)).toEqual({
    id: '{figure:uptime}',
    list: [{ en: '99.9% for {email}, {figure:none}', ru: 'до 99,9\u00a0%' }],
  })
})

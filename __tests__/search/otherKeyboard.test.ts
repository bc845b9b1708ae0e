/** @jest-environment node */
import { otherReadings, transliterated } from '../../src/search/otherKeyboard'

it.each([
  ['skolko stoit', 'сколко стоит'],
  ['mobilnoe prilozhenie', 'мобилное приложение'],
  ['blokchein', 'блокчейн'],
  ['blokcheyn', 'блокчейн'],
  ['sait', 'сайт'],
  ['sayty', 'сайты'],
  ['mobilnyy', 'мобилный'],
  ['obsluzhivaniye', 'обслуживание'],
  ['kakaya tsena', 'какая цена'],
  ['moyu', 'мою'],
])('%s is read as %s', (latin, cyrillic) => {
  expect(transliterated(latin)).toBe(cyrillic)
})

it.each([
  ['ghbdtn', 'привет'],
  ['зкшсу', 'price'],
])('%s may be %s on the other keyboard', (typed, meant) => {
  expect(otherReadings(typed)).toContain(meant)
})

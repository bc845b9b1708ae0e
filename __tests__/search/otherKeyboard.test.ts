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

it('cuts no word in two at a letter that is a sign on another keyboard', () => {
  expect(otherReadings('объём')).toEqual([])
  expect(otherReadings('cgfcb,j')).toContain('спасибо')
})

/** @jest-environment node */
import { SITE } from '../../src/routing/languageFiles'
import { STOP_WORDS } from '../../src/search/languageWords'
import { transliterated } from '../../src/search/otherKeyboard'

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

it('words without a topic are those of every language', () => {
  const words = Object.values(SITE.files).flatMap(({ stopWords = '' }) => stopWords.split(' '))
  expect([...STOP_WORDS]).toEqual([...new Set(words)])
})

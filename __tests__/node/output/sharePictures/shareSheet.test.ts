import { setTitle, titleParts } from '../../../../src/node/output/sharePictures/shareSheet'

/** Room of the title in pixels, and height of a line in parts of the font size. */
const BOX = { width: 690, height: 410, leading: 1.18 }
/** As if all letters were equally wide. */
const set = (title: string, letter = 0.7) =>
  setTitle(
    titleParts(title).map((part) => ({ ...part, width: part.text.length * letter })),
    0.3,
  )

it('sets a short title large, in one line', () => {
  expect(set('Услуги')).toEqual({ size: 76, lines: ['Услуги'] })
})

it.each([
  ['Mobile and web app development', ['Mobile and', 'web app', 'development']],
  ['A drawing office for software', ['A drawing', 'office for', 'software']],
  ['AI Development', ['AI Development']],
])('breaks %j into lines of like length', (title, lines) => {
  expect(set(title).lines).toEqual(lines)
})

it.each(['Рентгеноэлектрокардиографический отчёт', 'a '.repeat(50).trim(), 'word '.repeat(30).trim()])(
  'sets %j as large as it fits',
  (title) => {
    const { size, lines } = set(title)
    expect(lines.join(' ')).toBe(title)
    expect(Math.max(...lines.map((line) => line.length)) * size * 0.7).toBeLessThan(BOX.width * 1.4)
    expect(lines.length * size * BOX.leading).toBeLessThanOrEqual(BOX.height)
  },
)

it('breaks a word at its hyphen only behind a long part, and nothing at a space that holds', () => {
  expect(titleParts('Блокчейн-разработка под\u00a0ключ').map(({ text }) => text)).toEqual([
    'Блокчейн-',
    'разработка',
    'под\u00a0ключ',
  ])
  expect(titleParts('веб-приложение')).toHaveLength(1)
  expect(set('Блокчейн-разработка приложений').lines.join('|')).not.toContain('- ')
})

it('gives the smallest size to what fits nowhere', () => {
  expect(set('ы'.repeat(80)).size).toBe(22)
})

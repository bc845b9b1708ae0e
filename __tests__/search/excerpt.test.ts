import { excerptOf, markedPieces, type Piece } from '../../src/search/excerpt'
import { page } from './smallIndex'

const worths = new Map([
  ['secret', 3],
  ['rotat', 2],
])
const nameOf = (...words: string[]) => ({ words, share: 1 })
const shown = (pieces: readonly Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

const post = page(
  '/blog/1',
  'Short-lived keys',
  {
    why: 'Keys leak. Somebody copies them into a chat.',
    how: 'Everything expires. Node.js 20.1 rotates a secret every hour. Nobody notices.',
  },
  { summary: 'Keys for fifteen minutes.' },
)

it('leads to the section that tells most, and shows its sentence with the words marked', () => {
  const { to, sentence } = excerptOf(post, worths)
  expect(to).toBe('/blog/1#how')
  expect(shown(sentence)).toBe('Node.js 20.1 [rotates] a [secret] every hour.')
})

it('leads to the beginning of a page whose title says it all', () => {
  const { to, title, section, sentence } = excerptOf(post, new Map([['key', 4]]))
  expect([to, shown(title), section, shown(sentence)]).toEqual([
    '/blog/1',
    'Short-lived [keys]',
    [],
    '[Keys] for fifteen minutes.',
  ])
})

it('shows the heading of a section that is not named like the page', () => {
  const titled = { ...post, sections: [{ anchor: 'how', title: 'How we rotate', texts: ['Every secret expires.'] }] }
  expect(shown(excerptOf(titled, worths).section)).toBe('How we [rotate]')
})

it('shows a sentence, not a label above it, where the heading alone has the word', () => {
  const texts = ['Before', 'Orders came by phone.', 'Now', 'Nobody calls.']
  const titled = { ...post, sections: [{ anchor: 'how', title: 'Which secret', texts }] }
  expect(shown(excerptOf(titled, worths).sentence)).toBe('Orders came by phone.')
  const names = { ...post, sections: [{ anchor: 'how', title: 'Which secret', texts: ['Kotlin', 'Swift'] }] }
  expect(shown(excerptOf(names, worths).sentence)).toBe('Kotlin · Swift')
})

it('finds a section by what visitors call it, without showing that', () => {
  const named = {
    ...post,
    sections: [{ anchor: 'contact', title: 'Tell us', texts: ['By when?'], names: [nameOf('secret', 'phone')] }],
  }
  const { to, section, sentence } = excerptOf(named, worths)
  expect([to, shown(section), shown(sentence)]).toEqual(['/blog/1#contact', 'Tell us', 'By when?'])
})

it('marks what says the same by another word, where none that was looked for is shown', () => {
  const texts = ['We meet once.', 'Then a fixed price, by the hour.']
  const named = {
    ...post,
    sections: [{ anchor: 'pay', title: 'Pay', texts, names: [nameOf('secret', 'price', 'by the hour', 'meet us')] }],
  }
  expect(shown(excerptOf(named, worths).sentence)).toBe('Then a fixed [price], by the hour.')
  const said = { ...named, sections: [{ ...named.sections[0], texts: [...texts, 'The secret is ours.'] }] }
  expect(shown(excerptOf(said, worths).sentence)).toBe('The [secret] is ours.')
})

it('marks no word of a question that tells nothing', () => {
  const named = page('/', 'Начало', {})
  const section = { anchor: 'a', title: 'Что мы делаем', texts: ['На чём сделаем и сколько это занимает.'] }
  const names = [nameOf('услуги', 'чем занимаетесь')]
  const { sentence } = excerptOf({ ...named, sections: [{ ...section, names }] }, new Map([['услуг', 3]]))
  expect(shown(sentence)).toBe('На чём сделаем и сколько это занимает.')
})

it('marks what is only like the word that was looked for where that word is missing, and nowhere else', () => {
  const wholes = new Map([['rotat', 'secret']])
  expect(shown(excerptOf(post, worths, wholes).sentence)).toBe('Node.js 20.1 rotates a [secret] every hour.')
  const other = page('/blog/3', 'Wheels', { a: 'A wheel rotates.' })
  expect(shown(excerptOf(other, worths, wholes).sentence)).toBe('A wheel [rotates].')
})

it('begins the answer of a question that asks just that', () => {
  const question = page(
    '/#faq',
    'Who rotates the secret?',
    { faq: 'We do. A secret lives for an hour.' },
    { kind: 'question' },
  )
  const { to, sentence } = excerptOf(question, worths)
  expect([to, shown(sentence)]).toEqual(['/#faq', 'We do. A [secret] lives for an hour.'])
})

it('shows names of a list beside each other', () => {
  const list = {
    ...post,
    sections: [{ anchor: 'stack', title: '', texts: ['What we use.', 'Vault', 'Secret', 'Padlock'] }],
  }
  expect(shown(excerptOf(list, worths).sentence)).toBe('Vault · [Secret] · Padlock')
})

it('cuts a long sentence between words, around what was found', () => {
  const long = page('/blog/2', 'Long', { a: `${'word '.repeat(80)}secret ${'tail '.repeat(80)}.` })
  const text = shown(excerptOf(long, worths).sentence)
  expect(text.length).toBeLessThan(210)
  expect(text).toMatch(/^…\u00a0(?:word )+\[secret\] (?:tail )*tail\u00a0…$/)
})

it.each(['', 'no match', 'secret', 'secret secret.', '…secret'])('pieces of %j make the text again', (text) => {
  expect(
    markedPieces(text, worths)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

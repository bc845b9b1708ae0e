/** The excerpt of a search result: a sentence with marked words. */
import { excerptOf, type Piece } from '../../src/search/excerpt'
import { stemmerOf, termsOf, type SearchDocument } from '../../src/search/siteIndex'

const LONG = `${'Words go on and '.repeat(8)}pilot`
const whole: SearchDocument = {
  to: '/blog/1',
  kind: 'article',
  title: 'Keel',
  summary: `Of ships${' and what they carry'.repeat(6)}.`,
  sections: [
    {
      anchor: 'keel',
      title: 'Keel',
      texts: ['Laid first. It says, as all of us should know by now (“Built with Node.js.”) And floats.'],
    },
    { anchor: 'sum', title: 'Price', texts: ['Of Schrödinger. It is $4,800 or 18\u00a0000 each.'] },
    { anchor: 'rudder', title: 'Rudder', texts: ['Turn the [small] wheel, a wheel', LONG] },
  ],
}
const answer: SearchDocument = {
  to: '/#faq-1',
  kind: 'question',
  title: 'Who pays?',
  summary: '',
  sections: [{ anchor: 'faq-1', title: '', texts: ['Category', 'Buyers pay.', 'Builders do not.'] }],
}

const marked = (pieces: Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('')

it.each([
  ['ship', whole, '/blog/1', '', whole.summary.replace('ships', '*ships*')],
  ['node', whole, '/blog/1#keel', '', 'It says, as all of us should know by now (“Built with *Node*.js.”)'],
  ['first floats', whole, '/blog/1#keel', '', 'Laid *first*.'],
  ['wheels', whole, '/blog/1#rudder', 'Rudder', 'Turn the [small] *wheel*, a *wheel*'],
  ['schrodinger', whole, '/blog/1#sum', 'Price', 'Of *Schrödinger*.'],
  ['4800 18000', whole, '/blog/1#sum', 'Price', 'It is $*4,800* or *18\u00a0000* each.'],
  ['pilot', whole, '/blog/1#rudder', 'Rudder', `…\u00a0go on and ${'Words go on and '.repeat(3)}*pilot*`],
  ['keel pilot', whole, '/blog/1', '', whole.summary],
  ['answer of builders', answer, '/#faq-1', '', '*Builders* do not.'],
  ['money', answer, '/#faq-1', '', 'Buyers pay. Builders do not.'],
])('of what is found by "%s" it shows where, and the sentence', (query, document, to, heading, sentence) => {
  const stemOf = stemmerOf('en')
  const shown = excerptOf(document, { found: new Set(termsOf(query, stemOf)), stemOf })
  expect([shown.to, marked(shown.section), marked(shown.sentence)]).toEqual([to, heading, sentence])
})

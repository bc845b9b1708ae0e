/** The excerpt of a search result: from the page's twin to a sentence with marked words. */
import { excerptOf, type Piece } from '../../src/search/excerpt'
import { stemmerOf, termsOf, type StoredDocument } from '../../src/search/siteIndex'
import { withTexts } from '../../src/search/twinTexts'

const LONG = `${'Words go on and '.repeat(8)}pilot`
const TWIN = `# Keel

Laid first. It says, as all of us should know by now (“Built with Node.js.”) And floats.

\`\`\`
anchor
\`\`\`

## Rudder

- 1. **Turn** [the \\[small\\] wheel](/wheel), ![a wheel](/a.png)
${LONG}

## Who pays?

> | Buyers | Builders |`
const section = (anchor: string, title: string) => ({ anchor, title })
const page: StoredDocument = {
  to: '/blog/1',
  kind: 'article',
  title: 'Keel',
  summary: `Of ships${' and what they carry'.repeat(6)}.`,
  sections: [section('keel', 'Keel'), section('rudder', 'Rudder')],
}
const part = { ...page, to: '/#faq-1', title: 'Who pays?', summary: '', sections: [section('faq-1', 'Answer')] }
const [whole, answer] = [page, part].map((each) => withTexts(each, [page, part], TWIN))

it('a document has the lines of the twin below its headings, without marks', () => {
  const keel = ['Laid first. It says, as all of us should know by now (“Built with Node.js.”) And floats.']
  const texts = [keel, ['Turn the [small] wheel, a wheel', LONG]]
  expect(whole).toEqual({ ...page, sections: page.sections.map((each, place) => ({ ...each, texts: texts[place] })) })
  expect(answer).toEqual({ ...part, summary: 'Buyers  Builders', sections: [{ ...part.sections[0], texts: [] }] })
})

const marked = (pieces: Piece[]) => pieces.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('')

it.each([
  ['ship', whole, '/blog/1', '', page.summary.replace('ships', '*ships*')],
  ['node', whole, '/blog/1#keel', '', 'It says, as all of us should know by now (“Built with *Node*.js.”)'],
  ['first floats', whole, '/blog/1#keel', '', 'Laid *first*.'],
  ['wheels', whole, '/blog/1#rudder', 'Rudder', 'Turn the [small] *wheel*, a *wheel*'],
  ['pilot', whole, '/blog/1#rudder', 'Rudder', `…\u00a0go on and ${'Words go on and '.repeat(3)}*pilot*`],
  ['keel pilot', whole, '/blog/1', '', page.summary],
  ['answer of builders', answer, '/#faq-1', '', 'Buyers  *Builders*'],
])('of what is found by "%s" it shows where, and the sentence', (query, document, to, heading, sentence) => {
  const stemOf = stemmerOf('en')
  const shown = excerptOf(document, { found: new Set(termsOf(query, stemOf)), stemOf })
  expect([shown.to, marked(shown.section), marked(shown.sentence)]).toEqual([to, heading, sentence])
})

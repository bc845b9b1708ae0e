import { entryOf, readReview, type Entry, type Review } from '../../../scripts/review/record'
import { markdownReport, reviewPage, textReport } from '../../../scripts/review/report'

const WORDS: Entry['words'] = [
  { text: 'of ', mark: '' },
  { text: 'old', mark: '-' },
  { text: 'new', mark: '+' },
  { text: ' words', mark: '' },
]
const entry = (own: Partial<Entry> = {}) =>
  entryOf({
    group: 'Words',
    title: 'en · Prices',
    words: WORDS,
    pages: ['/about'],
    places: ['content/a.json:3'],
    ...own,
  })
const review = (entries: Entry[], own: Partial<Review> = {}): Review => ({
  revision: { branch: 'topic', commit: '0123456789', repository: 'https://github.com/o/n' },
  compared: 3,
  entries,
  held: 0,
  unnamed: [],
  ...own,
})

it('review: the comment has a line for each change', () => {
  const unnamed = ['notes.txt']
  const lost = entry({ group: 'Pages', title: 'LOST page', words: [], places: [], note: 'It answers 404.' })
  expect(markdownReport(review([lost, entry()], { unnamed }))).toBe(`### LOST pages: 1. Changes: 2, on 1 of 3 pages

#### Pages

- \`LOST page\` · \`/about\` · \`It answers 404.\`

#### Words

- \`en · Prices\` · \`/about\` · \`content/a.json:3\` · \`of [-old-]{+new+} words\`

Changed files that no entry names, or only screenshots: \`notes.txt\`
`)
})

const HOSTILE = [
  '@everyone look',
  '</details><h1>Approved</h1>',
  '<!-- never ends',
  '```\n# Out of the fence\n```',
  '`` ` ```` `` ticks',
  '[click](https://evil.example)',
  '\u202eevil\u2066',
]
/** The text outside code. */
const bare = (markdown: string) => markdown.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')

it.each(HOSTILE)('review: a stranger’s words are only code in the comment: %j', (text) => {
  const own = { title: text, note: text, words: [{ text, mark: '+' as const }], pages: [text], places: [text] }
  const comment = markdownReport(review([entry(own)], { unnamed: [text] }))
  expect(bare(comment).replace(/[#\w\s:.,()·-]/g, '')).toBe('')
  expect(comment).not.toMatch(/\p{Cf}/u)
})

it('review: a stranger’s words are no markup on the page', () => {
  const html = reviewPage(review([entry({ title: '<b onclick="x">', pages: ['"><script>'], note: '<i>' })]))
  expect(html).not.toMatch(/<b |<script|<i>/)
  expect(html).toContain('href="https://github.com/o/n/blob/0123456789/content/a.json?plain=1#L3"')
})

it('review: a comment stays below sixty lines, and each group keeps a place in it', () => {
  const groups = ['Pages', 'Words', 'Texts that are no page', 'Pictures', 'Screenshots'] as const
  const entries = groups.flatMap((group) => Array.from({ length: 80 }, () => entry({ group })))
  const comment = markdownReport(review(entries, { unnamed: ['a', 'b'] }))
  expect(comment.split('\n').length).toBeLessThan(60)
  for (const group of groups) expect(comment).toMatch(new RegExp(`#### ${group} \\(\\d+ of 80`))
  expect(comment.length).toBeLessThan(65_536)
})

it('review: the terminal shows words, notes and places', () => {
  expect(textReport(review([entry({ note: 'Only in en.' })]))).toContain(
    '- en · Prices · /about · content/a.json:3\n  of [-old-]{+new+} words\n  Only in en.',
  )
  expect(textReport(review([]))).toBe(
    '### Changes: 0, on 0 of 3 pages\n\nChanged files that no entry names, or only screenshots: none\n',
  )
})

it('review: old and new words that look alike are told apart', () => {
  const words = (was: string, now: string): Entry['words'] => [
    { text: was, mark: '-' },
    { text: now, mark: '+' },
  ]
  const shown = (was: string, now: string) => textReport(review([entry({ words: words(was, now) })]))
  expect(shown(' ', '\n')).toContain('[-⟨U+0020⟩-]{+⟨U+000A ¶⟩+}')
  expect(shown('a b', 'a\u00a0b')).toContain('[-a⟨U+0020⟩b-]{+a⟨U+00A0 no-break space⟩b+}')
  expect(shown('shipyard', 'ship\u00adyard')).toContain('[-shipyard-]{+ship⟨U+00AD soft hyphen⟩yard+}')
  expect(shown('One', '\u041ene')).toContain('[-O⟨U+004F⟩ne-]{+\u041e⟨U+041E⟩ne+}')
})

it('review: says that a preview also shows what is held back', () => {
  expect(textReport(review([entry({})], { held: 3 }))).toMatch(/held-back pages and translations: 3\n/)
})

it('review: links no lost page', () => {
  const lost = entry({ group: 'Pages', title: 'LOST page', words: [] })
  expect(reviewPage(review([lost]))).not.toContain('href="/about"')
})

it('review: a file that is no review is refused', () => {
  const own = review([entry()])
  expect(readReview(JSON.stringify(own))).toEqual(own)
  expect(() => readReview('{ "entries": 5 }')).toThrow('This is no review')
})

import { LONGEST_COMMENT, markdownReport } from '../../../scripts/review/markdownReport'
import { textReport } from '../../../scripts/review/report'
import { readReview, type ChangeEntry, type Review } from '../../../scripts/review/reviewRecord'

const entry = (more: Partial<ChangeEntry> = {}): ChangeEntry => ({
  kind: 'changed',
  group: 'words',
  role: 'paragraph',
  text: 'new words',
  before: 'old words',
  words: [
    { text: 'old', mark: '-' },
    { text: 'new', mark: '+' },
    { text: ' words', mark: '' },
  ],
  place: 'content/a.json:3',
  pages: ['/about'],
  ...more,
})

const review = (entries: ChangeEntry[], more: Partial<Review> = {}): Review => ({
  compared: 3,
  changed: 1,
  unseen: [],
  entries,
  ...more,
})

it('shows each change in a line, with its page, its place and its words', () => {
  expect(markdownReport(review([entry({ owed: 'EN changed, RU did not' })]), { site: 'https://preview.example' }))
    .toBe(`### 1 change on 1 page of 3

#### Words
- **Changed paragraph** · [\`/about\`](https://preview.example/about) · \`content/a.json:3\` · \`[-old-]{+new+} words\` · \`! EN changed, RU did not\`
`)
})

/** The text outside code. */
function bare(markdown: string): string {
  return markdown.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '')
}

const HOSTILE = [
  '@everyone please look',
  '</details><h1>Approved</h1>',
  '<!-- comment that never ends',
  '```\n# Out of the fence\n```',
  '`` ` ```` `` ticks',
  '[click](https://evil.example) ![](https://evil.example/p.png)',
  'https://evil.example/login www.evil.example',
  'fixes #1, owner/repo#2 and GH-3',
  'zero\u200bwidth \u202eright to left\u202c\u2066',
  '\u0000\u001b[31mcolour\u2028line',
  '| a | b |\n| - | - |',
  '~~~\n---\n***',
  'x'.repeat(50_000),
]

it.each(HOSTILE)('words of a stranger stay inside of code, hide no letters, and fit into a comment: %j', (words) => {
  const told = markdownReport(
    review(
      [
        entry({ words: [{ text: words, mark: '+' }], text: words, before: '', kind: 'new' }),
        entry({ role: words, place: `${words}:1`, owed: words, pages: [words, `/${words}`] }),
        entry({
          words: [{ text: `${words} `.repeat(40), mark: '-' }],
          also: [{ kind: 'new', role: words, text: words, words: [{ text: words, mark: '+' }], pages: [words] }],
        }),
      ],
      { unseen: [words] },
    ),
    { site: 'https://preview.example' },
  )

  expect(bare(told)).not.toMatch(/@everyone|evil\.example|Approved|Out of|comment that|#\d|GH-|ticks|colour|~~~|[<>]/)
  expect(told).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/)
  expect(told.length).toBeLessThanOrEqual(LONGEST_COMMENT)
})

it('names the first of too many changes, and counts the others', () => {
  const long = (number: number) =>
    entry({
      role: `paragraph ${number}`,
      group: number < 45 ? 'words' : 'links',
      words: Array.from({ length: 400 }, (_, at) => ({ text: `word ${at} `, mark: at % 2 ? '+' : ('-' as const) })),
    })
  const entries = Array.from({ length: 90 }, (_, number) => long(number))
  const told = markdownReport(review(entries))
  expect(told).toMatch(/\n- \*\*Changed paragraph 0\*\* .*\[-word 0 -\]/)
  expect(told.match(/^- /gm)).toHaveLength(49)
  expect(told).toContain('41 more than a comment holds')
  expect(told.split('\n').length).toBeLessThan(60)
  expect(Math.max(...told.split('\n').map(({ length }) => length))).toBeLessThan(270)
  expect(told.length).toBeLessThanOrEqual(LONGEST_COMMENT)
})

it('says under a change, and not as one of its own, what follows from it', () => {
  const follower = { kind: 'changed' as const, role: 'link', text: 'new', pages: ['/', '/ru'], words: entry().words }
  const russian = { ...follower, role: 'paragraph', pages: ['/ru'], words: [{ text: 'новое', mark: '+' as const }] }
  const told = markdownReport(review([entry({ also: [follower, russian] })]))
  expect(told).toContain('### 1 change on')
  expect(told).toContain('`with it: link (/, /ru), paragraph (/ru)`')
  expect(told).toContain('`[-old-]{+new+} words / {+новое+}`')
})

it('names the first of many files that show nowhere, and counts the others', () => {
  const unseen = [...'abcdefgh']
  expect(textReport(review([], { unseen }))).toContain('8 changed files show nowhere: a, b, c, d, e, f, and 2 more\n')
  expect(textReport(review([], { unseen: unseen.slice(2) }))).toMatch(/: c, d, e, f, g, h\n$/)
})

it('takes no review for one that is none', () => {
  const long = review([entry({ text: 'x'.repeat(3_000) })])
  expect(readReview(JSON.stringify(long))).toEqual(long)
  expect(() => readReview('{"entries": "many"}')).toThrow('This is no review')
  expect(() => readReview(JSON.stringify(review([entry({ role: 'x'.repeat(3_000) })])))).toThrow('This is no review')
})

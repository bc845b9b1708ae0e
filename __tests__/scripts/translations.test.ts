import { acceptedNow, debtReport, textDebts, withAccepted } from '../../scripts/translations/debts'
import type { Post } from '../../src/content/model/post'
import { translationOf } from '../../src/content/model/translation'
import { CASE, edited, FIXTURE, fixtureContent, readFixture, type Changes } from '../support/contentFixture'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'

async function firstOf(changes: Changes): Promise<Post> {
  const { posts } = await fixtureContent(changes)
  return posts[0]
}

/** The fixture's translation, accepted for the fixture's original. */
async function accepted(): Promise<string> {
  const { versions } = await firstOf({})
  if (!versions.en) throw new Error('no original')
  return withAccepted(String(FIXTURE[RU]), acceptedNow(versions.en))
}

/** Adds another promise; `substance` sets the day of a change of meaning. */
const promised = (english: string) => english.replace('## Build', '## Build\n\nA new promise.')
/** Removes the last section. */
const shortened = (english: string) => english.replace(/\n## Test[^]*/, '')
const substance = (english: string, day: string) =>
  english.replace('date: 2024-03-15', `date: 2024-03-15\nupdated: ${day}`)
const ORIGINAL = String(FIXTURE[EN])

it('what was accepted stands in the front matter once, whatever stood there', () => {
  const made = (hash: string, upTo = '') => ({ hashes: [hash], upTo })
  const once = withAccepted('---\nid: 1\n---\n\nText.\n', made('aaaaaaaa', '2024-03-15'))
  expect(once).toBe('---\nid: 1\ntranslatedFrom: [aaaaaaaa]\ntranslatedUpTo: 2024-03-15\n---\n\nText.\n')
  expect(withAccepted(once, made('bbbbbbbb'))).toBe('---\nid: 1\ntranslatedFrom: [bbbbbbbb]\n---\n\nText.\n')
  const listed = '---\ntranslatedFrom:\n  - aaaaaaaa\n  - cccccccc\nid: 1\n---\n'
  expect(withAccepted('--- \nid: 1\n---\nText.\n', made('aaaaaaaa'))).toMatch(/^---\nid: 1\n[^]*\n---\nText\.\n$/)
  const two = { hashes: ['bbbbbbbb', 'dddddddd'], upTo: '' }
  expect(withAccepted(listed, two)).toBe('---\nid: 1\ntranslatedFrom: [bbbbbbbb, dddddddd]\n---\n')
})

it.each<[what: string, english: (text: string) => string, russian: (text: string) => string, notice: string]>([
  ['a later day, and the words as they were', (en) => substance(en, '2024-12-01'), (ru) => ru, 'translated'],
  ['other words, and no later day: a typo', promised, (ru) => ru, 'translated'],
  ['other words of a later day', (en) => substance(promised(en), '2024-12-01'), (ru) => ru, 'stale'],
  ['a section less of a later day', (en) => substance(shortened(en), '2024-12-01'), (ru) => ru, 'stale'],
  ['a section less, and no later day', shortened, (ru) => ru, 'translated'],
  [
    'other words, and a translation that changed for reasons of its own',
    (en) => substance(promised(en), '2024-12-01'),
    (ru) => ru.replace('date: 2024-03-15', 'date: 2024-03-15\nupdated: 2025-01-01'),
    'stale',
  ],
  [
    'a typo after a day that the translation had followed',
    (en) => substance(promised(en), '2024-12-01'),
    (ru) => ru.replace(/translatedUpTo: .*/, 'translatedUpTo: 2024-12-01'),
    'translated',
  ],
])('readers of a translation whose original has %s', async (_what, english, russian, notice) => {
  const post = await firstOf({ [EN]: english(ORIGINAL), [RU]: russian(await accepted()) })
  expect(translationOf(post, 'ru').status).toBe(notice)
})

it.each<[what: string, english: (text: string) => string, readers: RegExp]>([
  ['a typo', promised, /Readers are not told.*--accept 1, after a typo with --minor$/],
  ['substance', (en) => substance(promised(en), '2024-12-01'), /Readers see a note.*--accept 1$/],
])(
  'a translation owes the section that changed, and the check names both lines: %s',
  async (_what, english, readers) => {
    const { problems } = await readFixture({ [RU]: await accepted(), [EN]: english(ORIGINAL) })
    const found = problems.filter(({ id }) => id === 'translation/section-stale')
    expect(found).toHaveLength(1)
    expect(found[0].file).toBe(RU)
    expect(found[0].message).toMatch(/^"Build" \(content\/blog\/1-first\/en\.mdx:\d+\) changed/)
    expect(found[0].message).toMatch(readers)
  },
)

it('a translation owes sections that were removed beside those that changed', async () => {
  const { problems } = await readFixture({ [RU]: await accepted(), [EN]: promised(shortened(ORIGINAL)) })
  const owed = problems.filter(({ id }) => id === 'translation/section-stale').map(({ message }) => message)
  expect(owed).toEqual([expect.stringMatching(/^1 section of/), expect.stringMatching(/^"Build"/)])
})

it('a translation owes a title that changed', async () => {
  const title = String(/title: (.*)/.exec(ORIGINAL)?.[1])
  const post = await firstOf({ [RU]: await accepted(), [EN]: edited(EN, `title: ${title}`, 'title: Another title') })
  expect(textDebts({ posts: [post], cases: [] })[0].changed).toHaveLength(1)
})

it('lists changed sections with their line, and what is not translated at all', async () => {
  const { content } = await readFixture({ ...CASE, [RU]: await accepted(), [EN]: promised(ORIGINAL) })
  const report = debtReport(textDebts(content))
  expect(report).toMatch(/^ {2}content\/blog\/1-first\/ru\.mdx +ru {2}1 behind the original$/m)
  expect(report).toMatch(/^ {2}content\/blog\/2-\S+ +ru {2}not translated$/m)
  expect(report).toMatch(/^content\/blog\/1-first\/ru\.mdx {2}behind Build \(content\/blog\/1-first\/en\.mdx:\d+\)$/m)
})

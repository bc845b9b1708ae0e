import { oldSections } from '../../scripts/translations/oldSections'
import {
  acceptedHashes,
  translationReport,
  translationRows,
  withHashes,
} from '../../scripts/translations/translationReport'
import type { Post } from '../../src/content/model/post'
import { translationOf } from '../../src/content/model/translation'
import { edited, FIXTURE, fixtureContent, readFixture, type Changes } from '../support/contentFixture'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'

async function firstOf(changes: Changes): Promise<Post> {
  const { posts } = await fixtureContent(changes)
  return posts[0]
}

/** The translation, made from the original as it is in the small site. */
async function accepted(): Promise<string> {
  const { versions } = await firstOf({})
  if (!versions.en) throw new Error('no original')
  return withHashes(String(FIXTURE[RU]), acceptedHashes(versions.en))
}

it('hashes stand in the front matter once, whatever stood there', () => {
  const once = withHashes('---\nid: 1\n---\n\nText.\n', ['aaaaaaaa'])
  expect(once).toBe("---\nid: 1\ntranslatedFrom: ['aaaaaaaa']\n---\n\nText.\n")
  expect(withHashes(once, ['bbbbbbbb'])).toBe("---\nid: 1\ntranslatedFrom: ['bbbbbbbb']\n---\n\nText.\n")
  const listed = '---\ntranslatedFrom:\n  - aaaaaaaa\n  - cccccccc\nid: 1\n---\n'
  expect(withHashes(listed, ['bbbbbbbb'])).toBe("---\nid: 1\ntranslatedFrom: ['bbbbbbbb']\n---\n")
})

describe('a translation that says what it was made from', () => {
  it('is up to date as long as the original says the same, in any order and at any date', async () => {
    const later = edited(EN, 'date: 2024-03-15', 'date: 2024-03-15\nupdated: 2024-12-01')
    const post = await firstOf({ [RU]: await accepted(), [EN]: later })
    expect(translationOf(post, 'ru').status).toBe('translated')
  })

  it('owes the section that changed, and the check names both lines', async () => {
    const changes = { [RU]: await accepted(), [EN]: edited(EN, '## Build', '## Build\n\nA new promise.') }
    const post = await firstOf(changes)
    expect(translationOf(post, 'ru').status).toBe('stale')
    const { problems } = await readFixture(changes)
    const found = problems.filter(({ id }) => id === 'translation/section-stale')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      file: RU,
      message: expect.stringMatching(/^"Build" \(content\/blog\/1-first\/en\.mdx:\d+\) changed/) as string,
    })
  })

  it('owes a title that changed', async () => {
    const title = String(/title: (.*)/.exec(String(FIXTURE[EN]))?.[1])
    const post = await firstOf({ [RU]: await accepted(), [EN]: edited(EN, `title: ${title}`, 'title: Another title') })
    expect(translationRows({ company: null, entries: [], posts: [post] } as never)[0].owed).toHaveLength(1)
  })
})

it('the report is worst first and shows old words beside new ones', async () => {
  const ru = await accepted()
  const { content } = await readFixture({ [RU]: ru, [EN]: edited(EN, '## Build', '## Build\n\nA new promise.') })
  const history = (...args: string[]) => (args[0] === 'log' ? 'abc\n' : String(FIXTURE[EN]))
  const report = translationReport(
    translationRows(content),
    () => '## Build\n\nA new promise.\n\nText.',
    (file, hashes) => oldSections(file, hashes, history),
  )
  expect(report.indexOf('fallback')).toBeLessThan(report.indexOf('1-first'))
  expect(report).toMatch(/1-first +ru {2}stale, 1 section behind/)
  expect(report).toMatch(/\{\+[^+]*A new promise/)
})

it('without a history the new words stand alone', () => {
  const none = () => {
    throw new Error('shallow')
  }
  expect(oldSections(EN, ['aaaaaaaa'], none).size).toBe(0)
})

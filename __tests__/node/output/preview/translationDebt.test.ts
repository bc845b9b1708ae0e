import { acceptedNow, withAccepted } from '../../../../scripts/translations/debts'
import { translationDebt } from '../../../../src/node/output/preview/siteSources'
import { FIXTURE, fixtureContent, type Changes } from '../../../support/contentFixture'
import { memoryFiles } from '../../../support/memoryFiles'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'

const filesWith = (changes: Changes) => memoryFiles({ ...FIXTURE, ...changes })

async function accepted(): Promise<string> {
  const { posts } = await fixtureContent({})
  const original = posts[0].versions.en
  if (!original) throw new Error('no original')
  return withAccepted(String(FIXTURE[RU]), acceptedNow(original))
}

it.each<[what: string, english: (text: string) => string, owed: string[]]>([
  ['nothing as long as the original says the same', (text) => text, []],
  ['its title', (text) => text.replace(/^title: .*/m, 'title: Another'), ['Another']],
  ['a section', (text) => text.replace('## Build', '## Build\n\nA new promise.'), ['Build']],
])('a translation owes %s', async (_what, english, owed) => {
  const files = filesWith({ [RU]: await accepted(), [EN]: english(String(FIXTURE[EN])) })
  const found = translationDebt(files, 'content/blog/1-first', 'ru')
  expect(found.map(({ title }) => title)).toEqual(owed)
  const lines = english(String(FIXTURE[EN])).split('\n')
  for (const { title, place } of found) {
    const [file, line] = place.split(':')
    expect(file).toBe(EN)
    expect(lines[Number(line) - 1]).toContain(title)
  }
  expect(translationDebt(files, 'content/blog/1-first', 'en')).toEqual([])
})

it('a translation that does not say what it was made from, or of which there is none, owes nothing that is known', () => {
  const files = filesWith({})
  expect(translationDebt(files, 'content/blog/1-first', 'ru')).toEqual([])
  expect(translationDebt(files, 'content/blog/2-second', 'ru')).toEqual([])
})

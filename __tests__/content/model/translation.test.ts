import { translationTable } from '../../../src/content/model/translation'
import { edited, fixtureContent, FIXTURE, type Changes } from '../../support/contentFixture'

const EN = 'content/blog/4-fourth/en.mdx'
const RU = 'content/blog/4-fourth/ru.mdx'

async function fourth(changes: Changes = {}) {
  const { posts } = await fixtureContent(changes)
  const post = posts.find(({ id }) => id === 4)
  if (!post) throw new Error('no fourth post')
  return post
}

const updated = (file: string, day: string) => String(FIXTURE[file]).replace(/updated: .*\n/, '').replace('date: 2024-06-01', `date: 2024-06-01\nupdated: ${day}`)

describe('the translation table', () => {
  it.each<[what: string, changes: Changes, en: string, ru: string]>([
    ['an original that changed later', {}, 'translated by en', 'stale by ru'],
    ['a translation that changed on the same day', { [RU]: updated(RU, '2024-07-01') }, 'translated by en', 'translated by ru'],
    ['a translation that changed later', { [RU]: updated(RU, '2024-07-02') }, 'translated by en', 'translated by ru'],
    ['a translation that changed before', { [RU]: updated(RU, '2024-06-30') }, 'translated by en', 'stale by ru'],
    ['neither changed', { [EN]: edited(EN, 'updated: 2024-07-01\n', '') }, 'translated by en', 'translated by ru'],
    ['English alone', { [RU]: null }, 'translated by en', 'fallback by en'],
    ['Russian alone', { [EN]: null }, 'absent by null', 'translated by ru'],
  ])('of %s', async (_what, changes, en, ru) => {
    const table = translationTable(await fourth(changes))
    expect(`${table.en.status} by ${table.en.contentLanguage}`).toBe(en)
    expect(`${table.ru.status} by ${table.ru.contentLanguage}`).toBe(ru)
  })
})

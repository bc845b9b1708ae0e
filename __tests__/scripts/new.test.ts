import { postFiles, RECORDS, recordFiles } from '../../scripts/new/newFiles'
import { slugOf } from '../../scripts/new/slug'
import { nextPostId } from '../../src/content/model/post'
import { edited, FIXTURE, fixtureContent, readFixture } from '../support/contentFixture'

test.each([
  ["Don't block the queue", 'dont-block-the-queue'],
  ['Ключи на час, съёмка щуки', 'klyuchi-na-chas-semka-shchuki'],
  ['  --  ', ''],
])('the slug of %p is %p', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

const POST = {
  id: 900,
  titles: { en: 'A "quoted": title' },
  slug: 'a-quoted-title',
  category: 'IoT',
  author: 'jane',
  date: '2026-01-31',
}

test('a new post passes the check, with a warning at each sentence to be written', async () => {
  const folder = 'content/blog/900-a-quoted-title'
  const { problems } = await readFixture(postFiles(POST))
  const own = problems.filter(({ file }) => file.startsWith(folder))
  const sentences = ['4:10 excerpt', '10:1 body', '12:1 body', '14:1 body', '18:1 body']
  expect(
    own.map(({ file, line, column, field, severity }) => `${file}:${line}:${column} ${field} ${severity}`),
  ).toEqual([
    ...sentences.map((place) => `${folder}/en.mdx:${place} warning`),
    `${folder}/ru.mdx:3:8 title warning`,
    ...sentences.map((place) => `${folder}/ru.mdx:${place} warning`),
  ])
  expect(own.filter(({ message }) => !message.includes('still the words of the scaffold'))).toEqual([])
})

test('a title that was given in Russian alone is marked in the English text', async () => {
  const { problems } = await readFixture(postFiles({ ...POST, titles: { ru: 'К'.repeat(88) } }))
  const titles = problems.filter(({ file, field }) => file.includes('/900-') && field === 'title')
  expect(titles.map(({ file, id }) => `${file} ${id}`)).toEqual([
    'content/blog/900-a-quoted-title/en.mdx words/scaffold',
  ])
})

test('a category with a colon stays the category of a new post', () => {
  const files = postFiles({ ...POST, category: 'Tips: basics', languages: ['en'] })
  expect(Object.values(files)).toEqual([expect.stringContaining('\ncategory: "Tips: basics"\n')])
})

test('an author in an alphabet without a slug gets a file with a name', async () => {
  const { files } = await recordFiles('author', { en: '李明' }, await fixtureContent(), () => '')
  expect(Object.keys(files).sort()).toEqual(['content/authors/author.json', 'content/authors/portraits/author.png'])
})

test('no post has the number of the not-found page', () => {
  expect(nextPostId(['403-last'])).toBe(405)
})

test('a new record comes last, and is not a main one where only some are', async () => {
  const last = edited('content/services/hull.json', '"order": 2,\n  "main": true', '"order": 7,\n  "main": false')
  const content = await fixtureContent({ 'content/services/hull.json': last })
  const { files } = await recordFiles('service', { en: 'Deep water' }, content, () => '')
  const written: unknown = JSON.parse(String(files['content/services/deep-water.json']))
  expect(written).toMatchObject({ order: 8 })
  expect(written).not.toHaveProperty('main', true)
})

const TITLES = [{ en: 'Deep water' }, { ru: 'Глубокая вода' }]
const BEGUN = RECORDS.flatMap((name) => TITLES.map((titles) => [name, titles] as const))

test.each(BEGUN)('a new %s passes the check, of the title %p', async (name, titles) => {
  const content = await fixtureContent()
  const { files, list } = await recordFiles(name, titles, content, (file) => String(FIXTURE[file]))
  const { problems } = await readFixture(files)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(Object.values(files).join('\n')).toContain(JSON.stringify(Object.values(titles)[0]))
  expect(problems.some(({ file, message }) => file in files && message.includes('scaffold'))).toBe(true)
  // Pages tell the entries of a list apart by their text.
  const [, record = '{}\n'] = Object.entries(files).find(([file]) => file !== list && file.endsWith('.json')) ?? []
  const lists = Object.values(JSON.parse(String(record)) as Record<string, unknown>).filter(Array.isArray)
  expect(record).toMatch(/\n$/)
  for (const each of lists) expect(new Set(each.map((entry) => JSON.stringify(entry))).size).toBe(each.length)
})

import { scaffold, slugOf } from '../../scripts/newPost/scaffold'
import { readFixture } from '../support/contentFixture'

test.each([
  ['Keys for fifteen minutes: OIDC', 'keys-for-fifteen-minutes-oidc'],
  ["Don't block the queue", 'dont-block-the-queue'],
  ['Ключи на час', 'post'],
  ['  --  ', 'post'],
])('the slug of %p is %p', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a new post passes the check in both languages as it is, with a warning at each sentence to be written', async () => {
  const written = scaffold({
    id: 900,
    title: 'A "quoted": title',
    slug: 'a-quoted-title',
    category: 'IoT',
    author: 'jane',
    date: '2026-01-31',
  })
  const folder = 'content/blog/900-a-quoted-title'
  const { problems } = await readFixture(written)
  const own = problems.filter((problem) => problem.file.startsWith(folder))
  expect(
    own.map(({ file, line, column, field, severity }) => `${file}:${line}:${column} ${field} ${severity}`),
  ).toEqual([
    `${folder}/en.mdx:4:10 excerpt warning`,
    `${folder}/en.mdx:10:1 body warning`,
    `${folder}/en.mdx:12:1 body warning`,
    `${folder}/en.mdx:14:1 body warning`,
    `${folder}/en.mdx:18:1 body warning`,
    `${folder}/ru.mdx:3:8 title warning`,
    `${folder}/ru.mdx:4:10 excerpt warning`,
    `${folder}/ru.mdx:10:1 body warning`,
    `${folder}/ru.mdx:12:1 body warning`,
    `${folder}/ru.mdx:14:1 body warning`,
    `${folder}/ru.mdx:18:1 body warning`,
  ])
  expect(own.filter(({ message }) => !message.includes('still the words of the scaffold'))).toEqual([])
})

import { readContentFrom } from '../../src/content/readContent'
import { diskFiles, type ContentFiles } from '../../src/content/source/contentFiles'
import { installedIconSets } from '../../src/content/check/iconSets'
import { scaffold, slugOf } from '../../scripts/newPost/scaffold'

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
    author: 'tomas-herrera',
    date: '2026-01-31',
  })
  const disk = diskFiles(process.cwd())
  const folder = 'content/blog/900-a-quoted-title'
  const files: ContentFiles = {
    folders: (name) => (name === 'content/blog' ? [...disk.folders(name), '900-a-quoted-title'] : disk.folders(name)),
    list: (name) => (name === folder ? ['en.mdx', 'ru.mdx'] : disk.list(name)),
    read: (name) => (written[name] ? new TextEncoder().encode(written[name]) : disk.read(name)),
  }
  const { problems } = await readContentFrom(files, installedIconSets(process.cwd()))
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

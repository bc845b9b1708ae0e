import { readFixture } from '../support/contentFixture'

it('reads the fixture the other tests break without an error', async () => {
  const { content, problems } = await readFixture()
  expect(problems.map(({ file, severity }) => `${severity} ${file}`)).toEqual([
    'warning content/blog/2-second/en.mdx',
    'warning content/blog/3-third/ru.mdx',
    'warning content/blog/4-fourth/ru.mdx',
  ])
  expect(content.company?.name).toBe('Dock')
  expect(content.posts.map((post) => post.id)).toEqual([1, 2, 3, 4])
})

it('counts the dictionaries among the files', async () => {
  const { fileCount } = await readFixture()
  const { fileCount: fewer } = await readFixture({ 'locales/en/contact.json': null, 'locales/ru/contact.json': null })
  expect(fileCount - fewer).toBe(2)
})

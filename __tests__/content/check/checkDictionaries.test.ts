import { readFixture } from '../../support/contentFixture'

it('counts the dictionaries among the files', async () => {
  const { fileCount } = await readFixture()
  const { fileCount: fewer } = await readFixture({ 'locales/en/contact.json': null, 'locales/ru/contact.json': null })
  expect(fileCount - fewer).toBe(2)
})

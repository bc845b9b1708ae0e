/** `/admin` on a copy of the built site: the real editor, in the browser's own storage, on the real content. */
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { diskFiles } from '../../src/content/read/contentFiles'
import { editorConfiguration } from '../../src/node/output/editor/configuration'
import { expect, openEntry, test } from './editor'

/** Opens the editor on a copy of the content in the browser's own storage. */
async function openTrial(page: Page): Promise<void> {
  // The editor makes fields when they come into view.
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.goto('/admin?try', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Test Repository' }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** The text of a file in the browser's storage. */
const textOf = (page: Page, file: string) =>
  page.evaluate(async (at) => {
    const names = at.split('/')
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    return (await (await folder.getFileHandle(names[names.length - 1])).getFile()).text()
  }, file)

/** Changes a word of the first sentence of the open form. */
async function changeWord(page: Page): Promise<void> {
  const sentence = page.locator('[data-key-path] :is(textarea, input[type="text"])').filter({ visible: true })
  await expect.poll(async () => (await place(sentence)) >= 0).toBe(true)
  const field = sentence.nth(await place(sentence))
  // As long as before: some are as long as they may be.
  await field.fill((await field.inputValue()).replace(/ \S/, ' Q'))
}

const place = async (fields: ReturnType<Page['locator']>) =>
  fields.evaluateAll((all) => all.findIndex((each) => /\S \S/.test((each as HTMLInputElement).value)))

/** Every entry of every collection, with the file it is written to. */
function entries(): { collection: string; entry: string; file: string; isList: boolean }[] {
  const files = diskFiles('.')
  const { collections = [] } = editorConfiguration(files)
  return collections.flatMap((collection) => {
    if ('files' in collection)
      return collection.files.map(({ name, file }) => ({
        collection: collection.name,
        entry: name,
        file: file.replace('{{locale}}', 'en'),
        isList: collection.name === 'lists' || name === 'Ledger',
      }))
    if (!('folder' in collection)) return []
    return files.list(collection.folder).map((name) => ({
      collection: collection.name,
      entry: name.replace('.json', ''),
      file: `${collection.folder}/${name}`,
      isList: false,
    }))
  })
}

const ENTRIES = entries().filter(({ file }) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() !== '[]')

for (const collection of new Set(ENTRIES.map((each) => each.collection)))
  test(`one word changed and saved is one line of each file: ${collection}`, async ({ page }) => {
    test.setTimeout(240_000)
    await openTrial(page)
    for (const { entry, file, isList } of ENTRIES.filter((each) => each.collection === collection)) {
      const before = fs.readFileSync(file, 'utf8').split('\n')
      await openEntry(page, collection, entry)
      if (isList) await page.getByRole('button', { name: 'Expand', exact: true }).first().click()
      await changeWord(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(`/entries/${entry}`)
      const after = (await textOf(page, file)).split('\n')
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [line]))
      expect({ file, lines: after.length, changed }).toEqual({
        file,
        lines: before.length,
        changed: [expect.stringContaining(' Q')],
      })
    }
  })

test('what the check says stands at its field, while it is written', async ({ page }) => {
  await openTrial(page)
  await openEntry(page, 'Service', 'blockchain')
  const field = (name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`)
  const mistakes: [field: string, text: string, sentence: RegExp][] = [
    ['order', '0', /expected at least 1/],
    ['icon', 'lnk', /is not an icon of lucide\.dev\. Did you mean "link"\?/],
    ['title.en', 'x'.repeat(61), /has 61 characters, expected at most 60/],
    ['metaDescription.en', 'Too short', /has 9 characters, expected at least 50/],
    ['highlightText.ru', 'Written in English, not in Russian at all.', /Russian/],
  ]
  await expect(field('source').locator('output')).toHaveText('0 errors, 0 warnings')
  for (const [name, text] of mistakes) await field(name).locator('textarea, input').first().fill(text)
  for (const [name, , sentence] of mistakes) await expect(field(name).locator('[data-problem]')).toHaveText(sentence)
  await field('icon').locator('input').fill('link')
  await expect(field('icon').locator('[data-problem]')).toHaveCount(0)
})

test('a new post has the next number, both languages, and passes the check', async ({ page }) => {
  const [{ entry, file }] = entries().filter(({ collection }) => collection === 'post')
  await openTrial(page)
  await openEntry(page, 'post', entry)
  const write = async (language: string, texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts))
      await page
        .locator(`[data-mode="edit"][data-locale="${language}"] [data-key-path="${name}"] :is(textarea, input)`)
        .fill(text)
  }
  const excerpt = 'We tried it for a week, and this is what we found out about it.'
  await write('en', { title: 'How we name things', excerpt, body: 'A name says what a thing is for.' })
  const form = page.locator('[data-mode="edit"][data-locale="en"]')
  await form.getByRole('radio', { name: 'IoT' }).click()
  await form.locator('[data-key-path="author"]').getByRole('radio').first().click()
  await page.getByRole('radio', { name: 'Russian' }).first().click()
  const russian = 'Мы пробовали это целую неделю, и вот что мы об этом узнали.'
  await write('ru', { title: 'Как мы называем вещи', excerpt: russian, body: 'Имя говорит, зачем нужна вещь.' })
  await expect(page.locator('[data-key-path="source"] output').first()).toHaveText('0 errors, 0 warnings')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(entry)
  expect(await textOf(page, file)).toMatch(/^---\nid: \d+\ntitle: How we name things\n[^]*draft: true\n---\n\nA name/)
  expect(await textOf(page, file.replace('en.mdx', 'ru.mdx'))).toContain('title: Как мы называем вещи')
})

test('no other page knows the editor, and its own policy is for its page alone', async ({ page, request }) => {
  const answer = await request.get('/about')
  expect(await answer.text()).not.toContain('/admin')
  expect(answer.headers()['content-security-policy']).not.toContain("'unsafe-inline'")
  await page.goto('/admin', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
})

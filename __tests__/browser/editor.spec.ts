/** `/admin` on a copy of the built site: the real editor on the real content, in the browser's own storage. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { filesBelow } from '../../src/content/read/contentFiles'
import { diskFiles } from '../../src/content/read/diskFiles'
import { installedNames } from '../../src/content/check/installedNames'
import { readContentFrom } from '../../src/content/readContent'
import { factsOf, LANGUAGES } from '../../src/routing/languages'
import { editorConfiguration, type FormField } from '../../src/node/output/editor/configuration'
import type { SiteCopy } from '../../src/node/output/editor/writeEditor'
import { last, mainServices, services } from './content'
import { expect, keptOf, openEntry, test } from './editor'

// One worker makes the copy with the editor once for all tests.
test.describe.configure({ mode: 'default' })

/** Interval of polling, in milliseconds. */
const SOON = { intervals: [20] }

/** Opens the editor on a copy of the content in the browser's own storage. @param written files with another text there */
async function openTrial(page: Page, written?: Record<string, string>): Promise<void> {
  // The editor creates fields only when they are in the viewport.
  await page.setViewportSize({ width: 1280, height: 3200 })
  if (written)
    await page.route('/admin/content.json', async (route) => {
      const copy = (await (await route.fetch()).json()) as SiteCopy
      await route.fulfill({ json: { ...copy, texts: { ...copy.texts, ...written } } })
    })
  await page.goto('/admin?try', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Test Repository' }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** A file in the browser's storage. */
const handleOf = (page: Page, file: string) =>
  page.evaluateHandle(async (at) => {
    const names = at.split('/')
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
    return folder.getFileHandle(names[names.length - 1])
  }, file)

const textOf = async (page: Page, file: string) =>
  (await handleOf(page, file)).evaluate(async (handle) => (await handle.getFile()).text())

/** The entries of all forms with their files and fields, and whether the fields are in a collapsed list. */
function entries(): { collection: string; entry: string; files: string[]; fields: FormField[]; isList: boolean }[] {
  const files = diskFiles('.')
  const { collections = [] } = editorConfiguration(files)
  return collections.flatMap((collection) => {
    const of = String(collection.name)
    if ('files' in collection)
      return collection.files.map(({ name: entry, file, fields }) => ({
        collection: of,
        entry,
        fields: fields as FormField[],
        files: file.includes('{{') ? LANGUAGES.map((language) => file.replace('{{locale}}', language)) : [file],
        isList: of === 'lists' || entry === 'Ledger',
      }))
    if (!('folder' in collection)) return []
    const { folder, fields } = collection
    return files.list(folder).map((name) => ({
      collection: of,
      entry: name.replace('.json', ''),
      files: [`${folder}/${name}`],
      fields: fields as FormField[],
      isList: false,
    }))
  })
}

const SERVICE = last(services).key
/** The file of another service. */
const BROKEN = `content/services/${mainServices[0].key}.json`

/** Changes a word of the first sentence in the fields, and keeps its length: some texts already have the maximum length. */
async function changeWord(page: Page, fields: string): Promise<void> {
  const sentence = page.locator(`[data-mode="edit"] ${fields} :is(textarea, input[type="text"])`)
  const place = () =>
    sentence.evaluateAll((all: HTMLInputElement[]) => all.findIndex(({ value }) => /\S \S/.test(value)))
  await expect.poll(place, SOON).toBeGreaterThanOrEqual(0)
  const field = sentence.nth(await place())
  await field.fill((await field.inputValue()).replace(/ \S/, ' Q'))
}

const showLanguage = (page: Page, language: string) =>
  page
    .getByRole('radio', { name: new Intl.DisplayNames('en', { type: 'language' }).of(language) })
    .first()
    .click()

async function save(page: Page, entry: string, hasErrors = false): Promise<void> {
  if (hasErrors) page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.evaluate(() => location.hash), SOON).not.toContain(`/entries/${entry}`)
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** Kinds of a form's fields, each with the kind of its parent field: `list/string`. */
const kindsOf = (fields: readonly FormField[], around = ''): string[] =>
  fields.flatMap(({ widget = 'string', i18n, fields: within = [], field }) => [
    `${around}/${widget} ${i18n}`,
    ...kindsOf(field ? [field] : within, widget),
  ])

const seen = new Set<string>()
/**
 * Entries with a kind of field that earlier ones lack; `__tests__/editor/formats.test.ts` reads and writes
 * every file. With `OTHER_CONTENT=whole` (CI), all entries.
 */
const CHANGED = entries().filter(({ files, fields }) => {
  if (files.some((file) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8').trim() === '[]')) return false
  const added = kindsOf(fields).filter((kind) => !seen.has(kind))
  for (const kind of added) seen.add(kind)
  return added.length > 0 || process.env.OTHER_CONTENT === 'whole'
})

test('a trial begins with every file of the content; one word changed and saved is one line', async ({ page }) => {
  test.setTimeout(600_000)
  await openTrial(page)
  const sizes = (files: string[]) =>
    Promise.all(
      files.map(async (file) => (await handleOf(page, file)).evaluate(async (each) => (await each.getFile()).size)),
    )
  const all = filesBelow(diskFiles('.'), 'content').filter((file) => /\.(json|mdx|png|jpg|webp)$/.test(file))
  expect(await sizes(all)).toEqual(all.map((file) => fs.statSync(file).size))
  page.on('dialog', (dialog) => dialog.accept())
  for (const { collection, entry, files, isList } of CHANGED) {
    // A narrow window shows no preview, which takes time, and no second language.
    await page.setViewportSize({ width: files.length > 1 ? 1280 : 900, height: 1600 })
    await openEntry(page, collection, entry)
    if (isList) await page.getByRole('button', { name: 'Expand', exact: true }).first().click()
    // In a text, the title in the default language and the body in the others.
    await changeWord(page, files.length > 1 ? '[data-key-path="title"]' : '')
    for (const language of files.length > 1 ? LANGUAGES.slice(1) : []) {
      await showLanguage(page, language)
      await changeWord(page, `[data-key-path="body"]`)
    }
    await save(page, entry)
    for (const file of files) {
      const before = fs.readFileSync(file, 'utf8').split('\n')
      const after = (await textOf(page, file)).split('\n')
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [line]))
      const oneLine = { file, lines: before.length, changed: [expect.stringContaining(' Q')] }
      expect({ file, lines: after.length, changed }).toEqual(oneLine)
    }
  }
})

test('what the check says stands at its field; what was typed survives a reload; a broken file opens as text @ru', async ({
  page,
}) => {
  await openTrial(page, { [BROKEN]: '{ "order": 1,, }' })
  await openEntry(page, 'Service', SERVICE)
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
  const title = field('title.en').locator('input, textarea')
  await title.press('End')
  await page.keyboard.type(' and more')
  await expect.poll(() => keptOf(page, 'trial')).toContain(' and more')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await page.reload()
  await openEntry(page, 'Service', SERVICE)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(title).toHaveValue(/ and more$/)

  await openEntry(page, 'Service', mainServices[0].key)
  await expect(page.getByText('Not valid JSON')).toBeVisible()
  await page.getByRole('textbox', { name: 'The whole file' }).fill('{ "order": 1 }')
  // After the answer "no", the form stays as it was.
  const no = page.waitForEvent('dialog').then((dialog) => dialog.dismiss())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await no
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await textOf(page, BROKEN)).toBe('{ "order": 1,, }')
  const [question] = await Promise.all([page.waitForEvent('dialog'), save(page, mainServices[0].key, true)])
  expect(question.message()).toMatch(/^\d+ errors[^]*Title: Required field "title" is missing/)
  expect(await textOf(page, BROKEN)).toBe('{ "order": 1 }\n')
})

test('a new post in two languages, with a picture, passes but for the scaffold @ru @blog', async ({ page }) => {
  const [{ entry, files }] = entries().filter(({ collection }) => collection === 'post')
  await openTrial(page)
  const open = () =>
    page
      .getByRole('row', { name: /^New post/ })
      .first()
      .click()
  await page.evaluate(() => void (location.hash = '#/collections/post'))
  await open()
  const field = (name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`)
  const check = field('source').locator('output')
  const preview = page.frameLocator('iframe')
  await expect(check).toContainText('Русский › Title: Required field "title" is missing.')
  await field('excerpt').locator('textarea').fill('We say in an e-mail what each thing is for, and for whom it is.')
  await expect(field('excerpt').locator('[data-problem]')).toHaveText(/the site says "email"/)
  await expect(field('body').locator('[data-problem]').first()).toHaveText(/^Line 1: /)
  await field('excerpt').locator('textarea').fill('We say in an email what each thing is for, and for whom it is.')
  const choose = (name: string, buffer: Buffer) =>
    field('image').locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/png', buffer })
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const large = { create: { width: 1200, height: 900, channels: 3, background: '#345', noise } } as const
  await choose('large.png', await sharp(large).png().toBuffer())
  await expect(page.getByText('it exceeds the maximum size')).toBeVisible()
  await page.keyboard.press('Escape')
  const cover = { create: { width: 1200, height: 675, channels: 3, background: '#345' } } as const
  const buffer = await sharp(cover).png().toBuffer()
  await choose('cover.png', buffer)
  await field('imageAlt').locator('textarea, input').fill('A nameplate on a hull')
  await field('title').locator('input').fill('How we name things')
  await field('body').locator('textarea').press('Control+Home')
  await page.keyboard.type('We say what a thing is for.\n\n')
  await expect(preview.getByText('We say what a thing is for.')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('How we name things')
  const width = () => preview.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBe(1200)
  await showLanguage(page, 'ru')
  await field('imageAlt').locator('textarea, input').fill('Табличка с именем на борту')
  await field('title').locator('input').fill('Как мы называем вещи')
  await expect(preview.getByRole('heading', { name: 'Первый раздел' })).toBeVisible()
  await expect(preview.getByRole('note')).toContainText('Совет')
  await expect(preview.locator('html')).toHaveAttribute('data-script', 'Cyrl')
  await save(page, entry)
  await open()
  await expect.poll(width).toBe(1200)
  await expect(check).toHaveText(/^0 errors/)
  await showLanguage(page, 'ru')
  await page.getByRole('button', { name: /Russian.* Content Options/ }).click()
  await page.getByRole('menuitem', { name: /Disable/ }).click()
  await showLanguage(page, 'en')
  await expect(check).not.toContainText('Русский')

  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'written-'))
  for (const folder of ['content', 'locales']) fs.cpSync(folder, path.join(root, folder), { recursive: true })
  fs.mkdirSync(path.join(root, path.dirname(files[0])))
  fs.writeFileSync(path.join(root, path.dirname(files[0]), 'cover.png'), buffer)
  // Incomplete languages get no new post.
  for (const file of files.filter((each) => factsOf(path.parse(each).name).isComplete))
    fs.writeFileSync(path.join(root, file), await textOf(page, file))
  const { problems } = await readContentFrom(diskFiles(root), installedNames('.'))
  fs.rmSync(root, { recursive: true })
  const own = problems.filter(({ file }) => files.includes(file))
  expect(new Set(own.map(({ id }) => id))).toEqual(new Set(['post/scaffold']))
  expect(await textOf(page, files[0])).toMatch(/^---\nid: \d+\ntitle: How we name things\n[^]*\ndraft: true\n/)
  expect(await textOf(page, path.join(path.dirname(files[0]), 'cover.png'))).toContain('PNG')
})

test('no other page knows the editor, and its own policy is for its page alone', async ({ page, request }) => {
  const answer = await request.get('/about')
  expect(await answer.text()).not.toContain('/admin')
  expect(answer.headers()['content-security-policy']).not.toContain("'unsafe-inline'")
  await page.goto('/admin', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
})

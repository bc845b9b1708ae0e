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
import { textLine } from '../../src/content/report/formatProblems'
import { formatOf } from '../../src/editor/formats'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { editorConfiguration, type FormField } from '../../src/node/output/editor/configuration'
import type { SiteCopy } from '../../src/node/output/editor/writeEditor'
import { isThere, last, posts, postsIn, services } from './content'
import { expect, openEntry, test } from './editor'

// One worker makes the copy with the editor once for all tests.
test.describe.configure({ mode: 'default' })

// The runtime of the parser tries `new Function` once and does without; the editor prints why it saved or read nothing,
// and a picture of a new post is not there. When it saves, it reads the state of languages that the entry lacks.
test.use({ expectedErrors: [/script-src eval|Not saved|SyntaxError|status of 404|undefined or null to object/] })

/** Interval of polling, in milliseconds. */
const SOON = { intervals: [20] }

/** Changes the texts of which a trial is made. */
const writeTexts = (page: Page, write: (texts: SiteCopy['texts']) => SiteCopy['texts']) =>
  page.context().route('/admin/content.json', async (route) => {
    const copy = (await (await route.fetch()).json()) as SiteCopy
    await route.fulfill({ json: { ...copy, texts: write(copy.texts) } })
  })

/** Opens the editor on a copy of the content in the browser's own storage. @param written a broken file, of which it tells */
async function openTrial(page: Page, written: Record<string, string>): Promise<void> {
  // The editor creates fields only when they are in the viewport.
  await page.setViewportSize({ width: 1280, height: 3200 })
  await writeTexts(page, (texts) => ({ ...texts, ...written }))
  await page.goto('/admin?try', { waitUntil: 'load' })
  // The editor shows this for five seconds.
  const notice = page.getByText('There was an error while parsing an entry file').waitFor()
  await page.getByRole('button', { name: 'Test Repository' }).click()
  await notice
  // A trial begins with a post, or the home page of a site without posts.
  await expect(sitePage(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

/** The text of a file in the layout in which the editor saves it. */
const laidOut = (file: string) => formatOf(file).toFile(formatOf(file).fromFile(fs.readFileSync(file, 'utf8')))

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

interface Entry {
  collection: string
  entry: string
  files: string[]
  fields: FormField[]
}

/** The entries of all forms. */
function entries(): Entry[] {
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
      }))
    if (!('folder' in collection)) return []
    const { folder, fields } = collection
    return files.list(folder).map((name) => ({
      collection: of,
      entry: name.replace('.json', ''),
      files: [`${folder}/${name}`],
      fields: fields as FormField[],
    }))
  })
}

const SERVICE = last(services).key
const BROKEN = 'content/pages/privacy.json'

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

/** The inputs of a form, with those of its lists. */
const inputsOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ widget = 'string', fields: within = [], field }) => [widget, ...inputsOf(field ? [field] : within)])

/** Whether the fields of a form are in a collapsed list. */
const isList = ({ fields }: Entry) => fields.every(({ widget }) => widget === 'hidden' || widget === 'list')

const seen = new Set<string>()
const kindsOf = (entry: Entry) => new Set([...inputsOf(entry.fields), isList(entry) ? 'file of a list' : 'file'])
/**
 * The entries with most kinds of input, and those with one that these lack; `__tests__/editor/contentFiles.test.ts` reads
 * and writes every file. With `OTHER_CONTENT=whole`, all entries.
 */
const CHANGED = entries()
  .filter(({ entry, files }) => entry !== SERVICE && !files.includes(BROKEN))
  .filter(({ files }) => files.every((file) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() !== '[]'))
  .sort((one, other) => kindsOf(other).size - kindsOf(one).size)
  .filter((entry) => {
    const added = [...kindsOf(entry)].filter((kind) => !seen.has(kind))
    for (const kind of added) seen.add(kind)
    return added.length > 0 || process.env.OTHER_CONTENT === 'whole'
  })

const field = (page: Page, name: string) => page.locator(`[data-mode="edit"] [data-key-path="${name}"]`)
const preview = (page: Page) => page.frameLocator('iframe')
/** The page of the site in the pane. */
const sitePage = (page: Page) => preview(page).frameLocator('iframe')
const check = (page: Page) => preview(page).getByRole('region', { name: 'Check' })

/** The pane lists what the command prints of its file, and asks before it saves errors. */
async function saveErrors(page: Page): Promise<void> {
  await openEntry(page, 'Service', SERVICE)
  const file = `content/services/${SERVICE}.json`
  await expect(check(page)).toHaveText(/^0 errors/)
  await field(page, 'icon').locator('input').fill('lnk')
  await field(page, 'title.ru').locator('input').fill('Written in English')
  const title = sitePage(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Written in English')
  await expect(check(page)).toContainText(/"lnk" is not an icon of lucide\.dev\. Did you mean "link"\?/)
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'written-'))
  for (const folder of ['content', 'locales', 'static']) fs.cpSync(folder, path.join(root, folder), { recursive: true })
  const [before] = laidOut(file).split('"icon"')
  const text = laidOut(file).replace(/"icon": "[^"]*"/, '"icon": "lnk"')
  const withTitle = text.replace(/("title": \{[^}]*"ru": )"[^"]*"/, '$1"Written in English"')
  expect(withTitle).toContain(before)
  fs.writeFileSync(path.join(root, file), withTitle)
  const { problems } = await readContentFrom(diskFiles(root), installedNames('.'))
  fs.rmSync(root, { recursive: true })
  const ofFile = problems
    .filter((problem) => problem.file === file)
    .toSorted((one, other) => one.severity.localeCompare(other.severity))
  const printed = ofFile.map((problem) => textLine(problem).replace(/\s+/g, ' '))
  await expect(check(page).locator('p')).toHaveText([/^1 error, \d+ warning/, ...printed])

  // A problem and a sentence of the page lead to their fields, and the page shows what is in the form.
  await check(page).getByRole('button', { name: 'is not an icon' }).click()
  await expect(field(page, 'icon').locator('input')).toBeFocused()
  await expect(preview(page).getByRole('region', { name: 'Draft' })).toContainText('next build: Icon')
  await expect(preview(page).getByRole('combobox', { name: 'Language' })).toHaveValue('ru')
  await preview(page).getByRole('combobox', { name: 'Width' }).selectOption('360')
  expect(await title.evaluate(() => innerWidth)).toBe(360)
  await title.click()
  await expect(field(page, 'title.ru').locator('input')).toBeFocused()

  const question = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.message()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await question).toContain('"lnk" is not an icon')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'icon').locator('input')).toHaveValue('lnk')
  expect(await textOf(page, file)).toBe(fs.readFileSync(file, 'utf8'))
  await save(page, SERVICE, true)
  expect(await textOf(page, file)).toBe(withTitle)

  expect(await textOf(page, BROKEN)).toBe('{ "order": 1,, }')
}

/** A new post in two languages, with a photo, which is made smaller, passes the check. */
async function writeNewPost(page: Page): Promise<void> {
  const [{ entry, files, fields }] = entries().filter(({ collection }) => collection === 'post')
  await page.evaluate(() => void (location.hash = '#/collections/post'))
  await page
    .getByRole('row', { name: /^New post/ })
    .first()
    .click()
  await expect(check(page)).toContainText(
    `${files[LANGUAGES.indexOf('ru')]}:2:1 title Required field "title" is missing.`,
  )
  // Not the fields that only the post has in whose place the new one is seen, nor what both have alike.
  const draft = preview(page).getByRole('region', { name: 'Draft' })
  await expect(draft).toHaveText(/next build: *Id .*Draft$/)
  const [place] = /content\/blog\/\S+\.mdx/.exec((await draft.textContent())!)!
  const { default: author } = fields.find(({ name }) => name === 'author') as FormField & { default?: string }
  const other = postsIn(DEFAULT_LANGUAGE).find(({ folder }) => place.includes(`/${folder}/`))!
  const today = new Date().toISOString().slice(0, 10)
  const unseen = [
    'Id',
    ...(other.author === author ? [] : ['Author']),
    ...(other.date === today ? [] : ['Date']),
    'Draft',
  ]
  await expect(draft).toHaveText(new RegExp(`: *${unseen.join(' *')}$`))
  const cover = { create: { width: 2800, height: 1575, channels: 3, background: '#345' } } as const
  const picture = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await sharp(cover).jpeg().toBuffer() }
  await field(page, 'image').locator('input[type="file"]').first().setInputFiles(picture)
  const write = async (alt: string, title: string, excerpt: string, body: string) => {
    await field(page, 'imageAlt').locator('textarea, input').fill(alt)
    await field(page, 'title').locator('input').fill(title)
    await field(page, 'excerpt').locator('textarea').fill(excerpt)
    await field(page, 'body').locator('textarea').fill(body)
    await expect(sitePage(page).getByRole('heading', { level: 1 })).toHaveText(title)
  }
  const excerpt = 'We say in an email what each thing is for, and for whom it is.'
  const writeBody = (body: string) => write('A nameplate on a hull', 'How we name things', excerpt, body)
  await writeBody('We say what it is for.\n\n## Brackets {\n')
  await expect(check(page)).toContainText(/body\s+Unexpected end of file in expression.*\s+\[body\/brace\]/)
  await writeBody('We say it.\n\n![A hull](./hull.png)')
  const status = preview(page).getByRole('status')
  await expect(status).toHaveText('Not among the pictures of this entry: ./hull.png')
  await expect(status).toHaveAttribute('data-severity', 'error')
  await writeBody(`${'**Of whom**\n\n'.repeat(60)}[There](/nowhere)`)
  await expect(check(page).locator('p').nth(1)).toContainText('/nowhere')
  await writeBody('We say what a thing is for.')
  const width = () =>
    sitePage(page)
      .locator('main img[src^="blob:"]')
      .evaluate((img: HTMLImageElement) => img.naturalWidth)
  // The cover of a category stays until the build: it is no field of the post.
  if (other.image) await expect.poll(width, SOON).toBe(2560)
  await showLanguage(page, 'ru')
  const russian = 'Пишем в письме, зачем нужна каждая вещь и для кого она сделана.'
  await write('Табличка с именем на борту', 'Как мы называем вещи', russian, 'Говорим, зачем нужна вещь.')
  await expect(sitePage(page).locator('html')).toHaveAttribute('data-script', 'Cyrl')
  await expect(check(page)).toHaveText('0 errors, 0 warnings')
  await save(page, entry)
  expect(await textOf(page, files[0])).toMatch(/^---\nid: \d+\ntitle: How we name things\n[^]*\ndraft: true\n/)
  expect(await textOf(page, path.join(path.dirname(files[0]), 'cover.webp'))).toContain('WEBP')
}

/** One changed word is one changed line. */
async function changeWords(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept())
  for (const form of CHANGED) {
    const { collection, entry, files } = form
    // A narrow window shows no preview, which takes time, and no second language.
    await page.setViewportSize({ width: files.length > 1 ? 1280 : 900, height: 1600 })
    await openEntry(page, collection, entry)
    if (isList(form)) await page.getByRole('button', { name: 'Expand', exact: true }).first().click()
    // In a text, the title in the default language and the body in the others.
    await changeWord(page, files.length > 1 ? '[data-key-path="title"]' : '')
    for (const language of files.length > 1 ? LANGUAGES.slice(1) : []) {
      await showLanguage(page, language)
      await changeWord(page, `[data-key-path="body"]`)
    }
    await save(page, entry)
    for (const file of files) {
      const before = laidOut(file).split('\n')
      const after = (await textOf(page, file)).split('\n')
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [line]))
      const oneLine = { file, lines: before.length, changed: [expect.stringContaining(' Q')] }
      expect({ file, lines: after.length, changed }).toEqual(oneLine)
    }
  }
}

// One trial for all, because to open one costs as much as each of them.
test('a trial of the editor has all files, and checks, creates and changes some', async ({ page }) => {
  test.setTimeout(900_000)
  await openTrial(page, { [BROKEN]: '{ "order": 1,, }' })
  const sizes = (files: string[]) =>
    Promise.all(
      files.map(async (file) => (await handleOf(page, file)).evaluate(async (each) => (await each.getFile()).size)),
    )
  const all = filesBelow(diskFiles('.'), 'content').filter(
    (file) => /\.(json|mdx|png|jpg|webp)$/.test(file) && file !== BROKEN,
  )
  expect(await sizes(all)).toEqual(all.map((file) => fs.statSync(file).size))
  const isRussian = isThere('/ru')
  if (isRussian) await test.step('errors are listed, and saved after a question', () => saveErrors(page))
  if (isRussian && posts.length > 0) await test.step('a new post', () => writeNewPost(page))
  await test.step('changed words', () => changeWords(page))
})

test('no other page knows the editor, and its own policy is for its page alone', async ({ request }) => {
  const answer = await request.get('/about')
  expect(await answer.text()).not.toContain('/admin')
  expect(answer.headers()['content-security-policy']).not.toContain("'unsafe-inline'")
})

test('a link of a trial that is opened in a new tab stays in the trial', async ({ page }) => {
  await writeTexts(page, () => ({}))
  await page.goto('/admin?try', { waitUntil: 'load' })
  const tab = await page.context().newPage()
  await tab.goto('/admin#/collections/pages', { waitUntil: 'load' })
  await expect(tab.getByRole('button', { name: 'Test Repository' })).toBeVisible()
})

test('a trial whose tab was closed while it began is whole the next time', async ({ page }) => {
  const picture = 'content/pictures/slow.webp'
  const body = 'as long as this'
  let isSlow = true
  await writeTexts(page, () => ({ [picture]: '' }))
  await page.route(`/admin/${picture}`, (route) => (isSlow ? undefined : route.fulfill({ body })))
  const text = () => textOf(page, picture).catch(() => null)
  await page.goto('/admin?try', { waitUntil: 'load' })
  await expect.poll(text, SOON).toBe('')
  await page.goto('about:blank', { waitUntil: 'load' })
  isSlow = false
  await page.goto('/admin?try', { waitUntil: 'load' })
  await expect(page.getByRole('button', { name: 'Test Repository' })).toBeVisible()
  expect(await text()).toBe(body)
})

test('a browser that cannot store a trial shows why the editor did not start', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
  await page.goto('/admin?try', { waitUntil: 'load' })
  await expect(page.locator('body')).toContainText('a trial also needs a window that is not private')
})

test('a browser that writes no WebP, such as Safari, gets the encoder of the editor', async ({ page }) => {
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, { ...options, type: 'image/png' })
    }
  })
  const encoder = page.waitForResponse(/webp_enc.*\.wasm$/)
  await page.goto('/admin', { waitUntil: 'load' })
  expect((await encoder).status()).toBe(200)
})

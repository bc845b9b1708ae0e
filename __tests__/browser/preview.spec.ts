/** The overlay of a preview, on a copy of the built site that is turned into a preview. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { entryOf, type Review } from '../../scripts/review/record'
import { writePages } from '../../scripts/review/report'
import { writePreview } from '../../src/node/output/preview/writePreview'
import { OVERLAY } from '../../src/sources/previewData'
import { company, menuName, pages, word, written } from './content'
import { expect, test } from './support'

/** A branch that changed the title of the company's page. */
const TITLE = written(pages.about.hero.title)
const ENTRY = entryOf({
  group: 'Words',
  title: 'en · The title',
  words: [
    { text: 'Former title', mark: '-' },
    { text: TITLE, mark: '+' },
  ],
  pages: ['/about'],
  places: ['content/pages/about.json:14'],
})
const REVIEW: Review = {
  revision: { branch: 'topic', commit: '0123456789', repository: 'https://repository.example/owner/name' },
  compared: 2,
  held: 0,
  entries: [ENTRY],
  unnamed: [],
}

test.use({ baseURL: async ({ serveCopy }, use) => use(await serveCopy('preview', writeCopy)) })

async function writeCopy(folder: string): Promise<void> {
  fs.cpSync(path.resolve('public'), folder, { recursive: true })
  Object.assign(process.env, {
    SITE_REPOSITORY: 'https://repository.example/owner/name',
    SITE_COMMIT: '0123456789',
    SITE_BRANCH: 'topic',
  })
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  await writePreview(path.resolve('.'), write)
  for (const page of ['index.html', 'about.html', 'ru/about.html', 'ru/solutions.html']) {
    if (!fs.existsSync(path.join(folder, page))) continue
    const html = fs.readFileSync(path.join(folder, page), 'utf8')
    write(page, html.replace('</head>', `<script defer src="${OVERLAY}"></script></head>`))
  }
  const shown = new Map([['/about', [`# ${TITLE}`]]])
  writePages(folder, REVIEW, [{ entry: ENTRY, lines: [], shown }], ['/ru/about'])
}

// One preview for all tests.
test.describe.configure({ mode: 'default' })

const logo = (page: Page) =>
  page.getByRole('link', { name: word('common:nav.home', 'en', { name: company.name }) }).first()
const outlines = (page: Page) => page.getByRole('group', { name: word('preview:sources') }).getByRole('button')
const outlineOf = (page: Page, name: string) => outlines(page).and(page.getByRole('button', { name, exact: true }))
const outlineOfTitle = async (page: Page) => outlineOf(page, await page.locator('h1').innerText()).first()

async function openOutlines(page: Page) {
  await page.goto('/about')
  await expect(page.getByRole('complementary', { name: word('preview:label') })).toBeVisible()
  await logo(page).focus()
  await page.keyboard.press('e')
  await expect(outlines(page).first()).toBeVisible()
}

test('e outlines what has a source, and e or Esc ends it', async ({ page }) => {
  await openOutlines(page)
  await page.keyboard.press('Control+e')
  expect(await outlines(page).count(), 'Control+e is no e').toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expect(outlines(page)).toHaveCount(0)
  await expect(logo(page)).toBeFocused()
  await page.keyboard.press('e')
  await expect(outlines(page).first()).toBeVisible()
  await page.keyboard.press('e')
  await expect(outlines(page)).toHaveCount(0)
})

test('an outline stays at its text when the page scrolls or becomes narrower', async ({ page }) => {
  await openOutlines(page)
  const title = await outlineOfTitle(page)
  const apart = async () => {
    const [outline, heading] = await Promise.all([title.boundingBox(), page.locator('h1').boundingBox()])
    return Math.max(Math.abs(outline!.y - heading!.y), outline!.width - heading!.width)
  }
  await page.mouse.wheel(0, 60)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60)
  await expect.poll(apart).toBeLessThan(10)
  await page.setViewportSize({ width: 400, height: 700 })
  await expect.poll(apart).toBeLessThan(10)
})

test('Enter on an outline shows its file and line, and Esc leads back to it', async ({ page }) => {
  await openOutlines(page)
  const title = await outlineOfTitle(page)
  await title.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: word('preview:source') })
  const place = card.getByRole('link', { name: /^content\/pages\/about\.json:\d+$/ })
  await expect(place).toBeFocused()
  await expect(place).toHaveAttribute(
    'href',
    /^https:\/\/repository\.example\/owner\/name\/blob\/0123456789\/content\/pages\/about\.json\?plain=1#L\d+$/,
  )
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await outlines(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(card, 'at the end of the page').toBeInViewport({ ratio: 1 })
})

test('in a field e is a letter; a message that appears later is outlined too', async ({ page }) => {
  await page.goto('/#contact')
  await page.locator('[name="message"]').pressSequentially('we need')
  await expect(page.locator('[name="message"]')).toHaveValue('we need')
  await expect(outlines(page)).toHaveCount(0)
  await page.locator('#contact [type="submit"]').click()
  const message = page.locator('#contact [role="status"]')
  await expect(message).not.toBeEmpty()
  await logo(page).focus()
  await page.keyboard.press('e')
  await expect(outlineOf(page, await message.innerText())).toBeVisible()
})

test('the ribbon names branch and commit, and can be hidden @ru @solutions', async ({ page }) => {
  await page.goto('/ru/about')
  const ribbon = page.getByRole('complementary', { name: word('preview:label', 'ru') })
  await ribbon.getByText('topic 0123456').click()
  await page
    .getByRole('link', { name: menuName('/solutions', 'ru'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ru\/solutions$/)
  await ribbon.getByText('topic 0123456').click()
  await ribbon.getByRole('button', { name: word('preview:close', 'ru') }).click()
  await expect(ribbon).toHaveCount(0)
})

test('the review shows a change, and its page marks it until the ribbon is hidden', async ({ page }) => {
  await page.goto('/__review/', { waitUntil: 'load' })
  const change = page.getByRole('article')
  await expect(change.getByRole('insertion')).toHaveText(TITLE)
  await expect(change.getByRole('deletion')).toHaveText('Former title')
  await change.getByRole('link', { name: '/about', exact: true }).click()
  const ribbon = page.getByRole('complementary', { name: word('preview:label') })
  const frames = page.locator('[data-preview-change]')
  await expect(frames).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid')
  await ribbon.getByText('topic 0123456').click()
  await expect(ribbon.getByText(`${word('preview:changes')}: 1`)).toBeVisible()
  await ribbon.getByRole('button', { name: word('preview:close') }).click()
  await expect(frames).toHaveCount(0)
})

test('the scripts of a preview have no field for a secret and no address of a host', async ({ request }) => {
  for (const file of ['/__preview/overlay.js', '/__review/']) {
    const answer = await request.get(file)
    expect(answer.ok()).toBe(true)
    expect(await answer.text()).not.toMatch(/password|api\.github\.com/)
  }
})

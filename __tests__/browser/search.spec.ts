/** The search of the whole site: its dialog by keyboard, its page, and the site without it. */
import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, type Language } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { violations } from './axe'
import { last, OTHER, projects, questions, say, services, word } from './content'
import { cutRings } from './focusRings'
import { expect, scrollTop, test } from './support'
import { textFaults } from './textFaults'

const buttonOf = (page: Page, language?: Language) =>
  page.getByRole('button', { name: word('common:nav.search', language), exact: true })
const dialogOf = (page: Page, language?: Language) =>
  page.getByRole('dialog', { name: word('common:search.label', language) })
const [service] = services
const english = say(service.title, 'en')
const other = say(service.title, OTHER)

test('opens by key, finds while one types, and is left by arrow and Enter', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) asked.push(request.url())
  })
  await page.goto('/about')
  const button = buttonOf(page)
  const dialog = dialogOf(page)
  await button.focus()
  expect(asked).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await test.step('left and opened again before the browser reports its end', async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    // Like two keys on a busy page: one directly after the other, and the dialog's own event after both.
    await page.evaluate(() => {
      for (const init of [{ key: 'Escape' }, { key: 'k', code: 'KeyK', ctrlKey: true }])
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
    })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('flut')
    await expect(dialog.getByRole('searchbox')).toHaveValue('flut')
  })
  await dialog.getByRole('searchbox').fill(english)
  const hit = dialog.getByRole('listitem').filter({ hasText: english }).first()
  await expect(hit.locator('mark').first()).toBeVisible()
  await expect(hit.getByText(word('search:search.kind.service'), { exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: word('search:search.toContact') })).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText(/\d/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const first = dialog.getByRole('link').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  expect(await cutRings(page, 'dialog[open]')).toEqual([])
  expect(await page.evaluate(textFaults, 'dialog[open]')).toEqual([])
  // On a phone the list scrolls below box and button.
  await page.setViewportSize({ width: 360, height: 500 })
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  // A link that opens another tab leaves the search open and keeps the focus.
  await first.click({ modifiers: ['ControlOrMeta'] })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
})

test('while the search loads, keys go where the visitor is', async ({ page }) => {
  await page.goto('/')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/search-index/**', async (route) => {
    await arrived
    await route.continue()
  })
  const dialog = dialogOf(page)
  const asked = page.waitForRequest('**/search-index/**')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('finx')
  await page.keyboard.press('Backspace')
  await expect(dialog.getByRole('searchbox')).toHaveValue('fin')
  await page.keyboard.press('Escape')
  await buttonOf(page).click()
  await expect(dialog.getByRole('searchbox')).toHaveValue('fin')
  await page.keyboard.type('la')
  await expect(dialog.getByRole('searchbox')).toHaveValue('la')
  await asked
  await dialog.getByRole('button', { name: word('common:search.close') }).click()
  const field = page.getByLabel(word('contact:field.firstName'))
  await field.click()
  await page.keyboard.type('Mary Ann')
  const loaded = page.waitForResponse(/search-index/)
  arrive()
  await loaded
  await page.keyboard.type('a/')
  await expect(field).toHaveValue('Mary Anna/')
  await expect(dialog).toBeHidden()
})

test('Esc closes the search and leaves the chat behind it open @chat', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: word('common:chat.open') }).click()
  const chat = page.getByPlaceholder(word('chat:placeholder'))
  await expect(chat).toBeFocused()
  await page.keyboard.press('Control+k')
  const dialog = dialogOf(page)
  // A click on text of the dialog takes the focus from the box.
  await dialog.getByText(word('common:search.keys')).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(chat).toBeVisible()
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

test('a question that was found is open, a project in view', async ({ page }) => {
  await page.goto('/about')
  const dialog = dialogOf(page)
  // The second question is on the page that is shown by then.
  for (const question of questions.slice(0, 2).map((each) => say(each.question))) {
    await page.keyboard.press('Control+k')
    await dialog.getByRole('searchbox').fill(question)
    await dialog.getByRole('link', { name: question }).first().click()
    await expect(page.locator('details[open]').getByRole('heading', { name: question })).toBeInViewport()
  }
  const project = last(projects)
  await page.keyboard.press('Control+k')
  await dialog.getByRole('searchbox').fill(say(project.title))
  await dialog
    .getByRole('link', { name: say(project.title) })
    .first()
    .click()
  await expect(page.getByRole('article', { name: say(project.title) })).toBeInViewport()
})

test('where nothing is found, somebody is there to ask', async ({ page }) => {
  await page.goto('/privacy')
  await buttonOf(page).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('searchbox').fill('zqxzqxzqx')
  await dialog.getByRole('link', { name: word('search:search.toContact') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#contact')).toBeInViewport()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=zqxzqxzqx')
  await expect(dialog).toBeHidden()
})

test.describe('the page of the search', () => {
  test('keeps box, address and results together', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(english)}`)
    const main = page.getByRole('main')
    const box = main.getByRole('searchbox')
    await expect(box).toHaveValue(english)
    await expect(main.getByRole('link', { name: english }).first()).toBeVisible()
    expect(await violations(page, {}, 'main')).toEqual([])
    await box.fill('zqxzqxzqx')
    await expect(page).toHaveURL(/q=zqxzqxzqx$/)
    await expect(main.getByRole('status')).toContainText('zqxzqxzqx')
    await page.keyboard.press('Enter')
    await box.fill('zqxzqx')
    await expect(page).toHaveURL(/q=zqxzqx$/)
    // A search with Enter or from the address is an entry of the history, so Back returns to it.
    await page.goBack()
    await expect(box).toHaveValue('zqxzqxzqx')
    await page.goBack()
    await expect(box).toHaveValue(english)
    await expect(main.getByRole('link', { name: english }).first()).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(box).toHaveValue('zqxzqx')
    await expect(main.getByRole('status')).toContainText('zqxzqx')
    if (OTHER === DEFAULT_LANGUAGE) return
    await page.locator(`header a[hreflang="${OTHER}"]`).first().click()
    const none = word('search:search.none', OTHER, { query: 'zqxzqx' })
    await expect(main.getByRole('status')).toHaveText(none)
  })

  for (const how of ['', ', after a page whose data did not come'])
    test(`is found by Back where it was left, in its language${how}`, async ({ page }) => {
      await page.goto(`${localizePath('/search', OTHER)}?q=${encodeURIComponent(other.split(' ').pop()!)}`)
      const main = page.getByRole('main')
      const hits = main.getByRole('list').first().getByRole('link')
      await expect(hits.first()).toBeVisible()
      const more = main.getByRole('button', { name: word('search:search.more', OTHER) })
      // Small content has at most ten results.
      if (await more.isVisible()) {
        await more.click()
        await expect(hits.nth(10)).toBeVisible()
      }
      const shown = await hits.count()
      // The browser itself loads a page whose data is late, and the search again after Back.
      if (how) await page.route('**/page-data.json', () => {})
      await hits.last().focus()
      const top = await scrollTop(page)
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/search/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goBack()
      await expect(hits).toHaveCount(shown)
      // A font that arrives a moment later moves the page by a line.
      await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(50)
    })
})

test.describe('without a line', () => {
  test.use({ expectedErrors: [/Failed to load resource|Loading chunk|ChunkLoadError/] })

  test('the search says so, tries again, and finds when all is back', async ({ page, context }) => {
    await page.goto(localizePath('/about', OTHER))
    await context.setOffline(true)
    await buttonOf(page, OTHER).click()
    const dialog = dialogOf(page, OTHER)
    await expect(dialog.getByRole('alert')).toHaveText(word('common:search.failed', OTHER))
    await page.route('**/search-index/**', (route) => route.abort())
    await context.setOffline(false)
    await dialog.getByRole('searchbox').fill(other)
    await expect(dialog.getByRole('status')).toHaveText(word('common:search.failed', OTHER))
    await page.unroute('**/search-index/**')
    await dialog.getByRole('button', { name: word('search:search.retry', OTHER) }).click()
    await expect(dialog.getByRole('link', { name: other }).first()).toBeVisible()
  })
})

test('missing data is reported within four seconds, and Esc leaves the search', async ({ page }) => {
  await page.clock.install()
  await page.route('**/search-index/**', () => {})
  await page.goto('/about')
  await buttonOf(page).click()
  const dialog = dialogOf(page)
  const asked = page.waitForRequest('**/search-index/**')
  await dialog.getByRole('searchbox').fill(english)
  // The code is loaded and waits for the data.
  await asked
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  await page.clock.runFor(2_000)
  await expect(dialog.getByRole('status')).toHaveText(word('common:search.failed'))
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the page, which says what can be done instead @solutions', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto('/')
    await page.getByRole('link', { name: word('common:nav.search'), exact: true }).click()
    await expect(page).toHaveURL('/search')
    await expect(page.getByText(word('search:search.withoutScript'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: word('common:nav.solutions'), exact: true })
      .click()
    await expect(page).toHaveURL('/solutions')
  })
})

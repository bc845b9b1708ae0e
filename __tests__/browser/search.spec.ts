/** The search of the whole site, and the site without it. */
import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { violations } from './axe'
import { OTHER, projects, questions, say, services, word, written } from './content'
import { cutRings } from './focusRings'
import { expect, languageLink, scrollTop, test } from './support'
import { textFaults } from './textFaults'

const [service] = services
// Results have no word joiners.
const english = written(service.title, 'en')
const other = written(service.title, OTHER)
const boxOf = (page: Page) => page.getByRole('main').getByRole('searchbox')

test('the link of the header leads into the box, and a result to its page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) asked.push(request.url())
  })
  await page.goto('/about')
  const link = page.getByRole('link', { name: word('common:nav.search'), exact: true })
  await link.press('Enter')
  await expect(boxOf(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(asked).toEqual([])
  await page.keyboard.type(english)
  const main = page.getByRole('main')
  const hit = main.getByRole('listitem').filter({ hasText: english }).first()
  await expect(hit.locator('mark').first()).toBeVisible()
  await expect(hit.getByText(word('search:search.kind.service'), { exact: true })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText(/\d/)
  expect(await cutRings(page, 'main')).toEqual([])
  expect(await page.evaluate(textFaults, 'main')).toEqual([])
  await hit.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(service.title))
})

test('a question that was found is open, a project in view @faq', async ({ page }) => {
  const titles = [questions[0].question, ...projects.slice(-1).map(({ title }) => title)]
  for (const title of titles) {
    await page.goto(`/search?q=${encodeURIComponent(written(title))}`)
    const results = page.getByRole('main').getByRole('link', { name: written(title) })
    await results.first().click()
    const target = page.locator('details[open] h3, article').filter({ hasText: say(title) })
    await expect(target.first()).toBeInViewport()
  }
})

test('the page keeps box, address and results together', async ({ page }) => {
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
  if (OTHER !== DEFAULT_LANGUAGE) await (await languageLink(page, OTHER)).click()
  const none = word('search:search.none', OTHER, { query: 'zqxzqx' })
  await expect(main.getByRole('status')).toHaveText(none)
  await page.getByRole('link', { name: word('search:search.toContact', OTHER) }).click()
  await expect(page.locator('#contact')).toBeInViewport()
})

for (const how of ['', ', after a page whose data did not come'])
  test(`the page is found by Back where it was left, in its language${how}`, async ({ page }) => {
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
    if (how) await page.clock.install()
    await page.keyboard.press('Enter')
    if (how) await page.clock.fastForward(4000)
    await expect(page).not.toHaveURL(/search/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()
    await expect(hits).toHaveCount(shown)
    // A font that arrives a moment later moves the page by a line. On a slow machine the browser may load the page again.
    await expect(async () => expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(50)).toPass()
  })

test.describe('without a line', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const again of ['Enter', 'the button of the failure'])
    test(`the search says so, and ${again} finds when all is back`, async ({ page }) => {
      await page.goto(localizePath('/search', OTHER))
      const main = page.getByRole('main')
      await page.route('**/search-index/**', (route) => route.abort())
      await boxOf(page).fill(other)
      await expect(main.getByRole('status')).toHaveText(word('common:search.failed', OTHER))
      await page.unroute('**/search-index/**')
      if (again === 'Enter') await boxOf(page).press('Enter')
      else await main.getByRole('button', { name: word('search:search.retry', OTHER) }).click()
      await expect(main.getByRole('link', { name: other }).first()).toBeVisible()
    })
})

test('missing data is reported within four seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/search-index/**', () => {})
  const asked = page.waitForRequest('**/search-index/**')
  await page.goto(`/search?q=${encodeURIComponent(english)}`)
  await asked
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(word('common:search.failed'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the page, which says what can be done instead', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto('/')
    await page.getByRole('link', { name: word('common:nav.search'), exact: true }).click()
    await expect(page).toHaveURL('/search#page-search')
    await expect(page.getByText(word('search:search.withoutScript'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible()
  })
})

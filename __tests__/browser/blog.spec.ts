import type { Page } from '@playwright/test'
import { SEARCH_DEBOUNCE } from '../../src/constants'
import { expect, test } from './support'

const results = (page: Page) => page.locator('#articles').getByRole('article')
const box = (page: Page) => page.getByRole('searchbox')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true })
/** Waits until the page answers: its script has arrived and taken over what was served. */
const ready = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Search Articles' }).click()
    await expect(box(page)).toBeFocused({ timeout: 250 })
  }).toPass()
const featured = 'Offline-first sync: how a field app keeps every report'

test.describe('the search', () => {
  test('answers 300 ms after the last key', async ({ page }) => {
    await page.clock.install()
    await page.goto('/blog')
    await ready(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill('fleet')
    await page.clock.runFor(SEARCH_DEBOUNCE - 1)
    await box(page).fill('key')
    await page.clock.runFor(SEARCH_DEBOUNCE - 1)
    await expect(results(page)).toHaveCount(5)
    await page.clock.runFor(1)
    await expect(results(page)).toHaveCount(2)
    await expect(page.locator('#articles').getByRole('status')).toHaveText('2 articles')
  })

  test('answers at once to its button and to Enter', async ({ page }) => {
    await page.clock.install()
    await page.goto('/blog')
    await ready(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill('herrera')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(results(page)).toHaveCount(1)
    await box(page).fill('vetrova')
    await box(page).press('Enter')
    await expect(results(page).getByRole('heading')).toHaveText(['A performance budget that survives the second year'])
  })

  test('is a click away from the top of the page', async ({ page }) => {
    await page.goto('/blog')
    await ready(page)
    await expect(box(page)).toBeInViewport()
  })

  test('says when nothing was found and starts over', async ({ page }) => {
    await page.goto('/blog')
    await ready(page)
    await box(page).fill('zeppelin')
    await expect(page.getByText('No articles match your search for "zeppelin"')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(results(page)).toHaveCount(5)
    await expect(box(page)).toHaveValue('')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the address', () => {
  test('shares a search', async ({ page }) => {
    await page.goto('/blog?q=phone&category=iot')
    await expect(box(page)).toHaveValue('phone')
    await expect(category(page, 'IoT')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('No articles match your search for "phone"')).toBeVisible()
  })

  test('names an empty category', async ({ page }) => {
    await page.goto('/blog?category=robotics')
    await expect(page.getByText('No articles available in the robotics category')).toBeVisible()
  })

  test('lets Back undo a category and a search, but not each key', async ({ page }) => {
    await page.goto('/blog')
    await ready(page)
    await box(page).pressSequentially('key')
    await expect(page).toHaveURL(/\?q=key$/)
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await category(page, 'Cloud Security').click()
    await expect(page).toHaveURL(/\?q=key&category=cloud-security$/)
    await expect(results(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(/\?q=key$/)
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(results(page)).toHaveCount(5)
    await expect(box(page)).toHaveValue('')
    await page.goForward()
    await expect(box(page)).toHaveValue('key')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
    await expect(results(page)).toHaveCount(5)
    await expect(box(page)).toHaveValue('')
  })

  test('goes along to the other language', async ({ page }) => {
    await page.goto('/blog?category=iot')
    await page.getByRole('link', { name: 'Русский' }).first().click()
    await expect(page).toHaveURL(/\/ru\/blog\?category=iot$/)
    await expect(page.getByRole('button', { name: 'Интернет вещей' })).toHaveAttribute('aria-pressed', 'true')
    await expect(results(page)).toHaveCount(1)
  })
})

test('Back from a post restores search and position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/blog')
  await ready(page)
  await box(page).fill('the')
  await expect(page).toHaveURL(/\?q=the$/)
  const count = await results(page).count()
  expect(count).toBeGreaterThan(2)
  const last = results(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await last.click()
  await expect(page).toHaveURL(/\/blog\/\d$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=the$/)
  await expect(results(page)).toHaveCount(count)
  await expect(box(page)).toHaveValue('the')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 60)
})

test.describe('the list', () => {
  test('has one featured article, tiles and cards with every fact', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Updates')
    for (const tile of ['5 Articles', '5 Categories', '5+ Authors', 'Weekly Updates']) {
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^\\s*${tile.replace('+', '\\+').replace(' ', '\\s*')}\\s*$`) }),
      ).toHaveCount(1)
    }
    const first = results(page).first()
    await expect(first.getByRole('heading')).toHaveText(featured)
    await expect(first).toContainText('Mobile Development')
    await expect(first).toContainText('Mar 15, 2024')
    await expect(first).toContainText('min read')
    await expect(first).toContainText('Maya Lindqvist')
    const [large, small] = await Promise.all([first.boundingBox(), results(page).nth(1).boundingBox()])
    expect(large!.width).toBeGreaterThan(small!.width * 1.5)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is whole, without controls that would do nothing', async ({ page }) => {
      await page.goto('/ru/blog')
      await expect(results(page)).toHaveCount(5)
      await expect(page.getByRole('search')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Найти статью' })).toBeHidden()
      await page.goto('/blog/1')
      await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Save locally: the outbox' })).toBeVisible()
    })
  })
})

test.describe('a post', () => {
  test('says what it is, who wrote it and what else to read', async ({ page }) => {
    await page.goto('/blog/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measure the assistant before your customers do')
    const head = page.locator('main article > header')
    for (const fact of ['Artificial Intelligence', 'Nov 10, 2026', 'min read', 'Daniel Okafor'])
      await expect(head).toContainText(fact)
    const recommended = page.getByRole('region', { name: 'Recommended Articles' }).getByRole('link')
    expect(await recommended.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/blog/1',
      '/blog/3',
      '/blog/4',
    ])
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Measure the assistant before your customers do',
      datePublished: '2026-11-10',
      inLanguage: 'en',
    })
    await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', '2026-11-10')
  })

  test('has contents that lead to its sections and follow the reader', async ({ page }) => {
    await page.goto('/blog/1')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const link = contents.getByRole('link', { name: 'Conflicts: one rule per field' })
    await link.click()
    await expect(page).toHaveURL(/#.+/)
    await expect(page.getByRole('heading', { name: 'Conflicts: one rule per field' })).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(contents).toBeInViewport()
  })

  test('has code and tables that fit a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/ru/blog/1', '/ru/blog/3', '/ru/blog/5']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})

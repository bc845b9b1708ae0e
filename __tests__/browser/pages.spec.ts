import type { Page } from '@playwright/test'
import { ANCHOR_OFFSET, HASH_SCROLL_DELAY } from '../../src/constants'
import { expect, test } from './support'

/** The theme switch shows itself once the script of the page has run. */
const hydrated = (page: Page) => expect(page.locator('header button[data-ready]')).toBeAttached()
const topOfContact = (page: Page) => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))

for (const path of ['/services/mobile-app-development', '/ru/services/blockchain', '/solutions', '/ru/solutions/cloud-solutions', '/industries/finance', '/ru/industries/education']) {
  test(`${path}#contact comes to its form after 100 ms`, async ({ page }) => {
    await page.clock.install({ time: '2030-01-01T12:00:00Z' })
    await page.clock.pauseAt('2030-01-01T12:00:01Z')
    await page.goto(`${path}#contact`)
    // Time stands still but for the moments the script needs to start; the delay begins within them.
    let start = 0
    await expect(async () => {
      await page.clock.runFor(1)
      start += 1
      expect(await page.locator('header button[data-ready]').count()).toBe(1)
    }).toPass()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.clock.runFor(HASH_SCROLL_DELAY - 1 - start)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.clock.runFor(start + 1)
    expect(await topOfContact(page)).toBe(ANCHOR_OFFSET)
  })
}

for (const { path, contact, start, home } of [
  { path: '/industries/real-estate', contact: 'Contact', start: 'Get Started', home: '/' },
  { path: '/ru/industries/real-estate', contact: 'Контакты', start: 'Начать', home: '/ru' },
]) {
  test.describe(`on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
    })

    test('the Contact link scrolls to the form of the page', async ({ page }) => {
      await page.getByRole('banner').getByRole('link', { name: contact }).first().click()
      await expect.poll(() => topOfContact(page)).toBe(ANCHOR_OFFSET)
      expect(new URL(page.url()).pathname).toBe(path)
    })

    test('Get Started scrolls to it as well', async ({ page }) => {
      await page.getByRole('link', { name: start, exact: true }).click()
      await expect.poll(() => topOfContact(page)).toBe(ANCHOR_OFFSET)
      expect(new URL(page.url()).pathname).toBe(path)
    })
  })

  test(`elsewhere the Contact link goes to ${home}#contact`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path.replace('/industries/real-estate', '/services/ai-development'))
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: contact }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(home)
    expect(new URL(page.url()).hash).toBe('#contact')
    await expect.poll(() => topOfContact(page)).toBe(ANCHOR_OFFSET)
  })
}

test('Watch Demo opens the video in a tab of its own that cannot reach back', async ({ page, context }) => {
  await context.route('https://video.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' }))
  await page.goto('/services/web-app-development')
  const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Watch Demo' }).click()])
  await popup.waitForLoadState()
  expect(popup.url()).toBe('https://video.example/brightkeel-demo')
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/services/web-app-development')
})

test('Contact Sales writes to the company', async ({ page }) => {
  await page.goto('/ru/industries/finance')
  await expect(page.getByRole('link', { name: 'Написать в отдел продаж' })).toHaveAttribute('href', 'mailto:hello@brightkeel.example')
})

test('a service reached from another starts at the top', async ({ page }) => {
  await page.goto('/services/ai-development')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Blockchain Development' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blockchain Development' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const path of ['/services/ai-development', '/ru/industries/finance']) {
  test(`${path} prints with every accordion open and without buttons`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const closed = await page.locator('main details').evaluateAll((items) => items.filter((item) => item.lastElementChild!.getBoundingClientRect().height < 10).length)
    expect(closed).toBe(0)
    await expect(page.getByRole('link', { name: /^(Get Started|Начать)$/ })).toBeHidden()
  })
}

import type { Page } from '@playwright/test'
import { ANCHOR_OFFSET, HASH_SCROLL_DELAY } from '../../src/constants'
import { company, industries, last, mainServices, solutions } from './content'
import { expect, hasStarted, test } from './support'

const MAIN = `/services/${mainServices[0].key}`
const SOLUTION = `/solutions/${last(solutions).key}`
const INDUSTRY = `/industries/${last(industries).key}`

const topOfContact = (page: Page) =>
  page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))

test('a page that is opened at #contact comes to its form after 100 ms', async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T12:00:00Z' })
  await page.clock.pauseAt('2030-01-01T12:00:01Z')
  await page.goto(`/ru${INDUSTRY}#contact`, { waitUntil: 'load' })
  // Time stands still but for the two frames before the scripts and the moments
  // they need to start; the delay begins within these.
  let start = 40
  await page.clock.runFor(start)
  await expect(async () => {
    await page.clock.runFor(1)
    start += 1
    expect(await page.evaluate(hasStarted)).toBe(true)
  }).toPass({ intervals: [100] })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.clock.runFor(HASH_SCROLL_DELAY - 1 - start)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.clock.runFor(start + 1)
  expect(await topOfContact(page)).toBe(ANCHOR_OFFSET)
})

test('Get Started, Contact Us, and Contact on the page of an industry, scroll to the page’s own form', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, part, name] of [
    [`/ru${INDUSTRY}`, 'banner', 'Контакты'],
    [`/ru${INDUSTRY}`, 'main', 'Начать'],
    [`/ru${MAIN}`, 'main', 'Начать'],
    [SOLUTION, 'main', 'Contact Us'],
  ] as const)
    await test.step(`${name} of ${path}`, async () => {
      await page.goto(path)
      await page.getByRole(part).getByRole('link', { name, exact: true }).first().click()
      await expect.poll(() => topOfContact(page)).toBe(ANCHOR_OFFSET)
      expect(new URL(page.url()).pathname).toBe(path)
    })
})

test('elsewhere the Contact link goes home to the form, in the language of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/ru${MAIN}`)
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ru')
  expect(new URL(page.url()).hash).toBe('#contact')
  await expect.poll(() => topOfContact(page)).toBe(ANCHOR_OFFSET)
})

const { demoVideo } = company
if (demoVideo)
  test('Watch Demo opens the video in a tab of its own that cannot reach back', async ({ page, context }) => {
    await context.route(demoVideo, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Demo</title>' }))
    await page.goto(MAIN)
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Watch Demo' }).click(),
    ])
    await popup.waitForLoadState()
    expect(popup.url()).toBe(demoVideo)
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).pathname).toBe(MAIN)
  })

test('a page prints with every accordion open and without buttons', async ({ page }) => {
  await page.goto(MAIN)
  await page.emulateMedia({ media: 'print' })
  const closed = await page
    .locator('main details')
    .evaluateAll((items) => items.filter((item) => item.lastElementChild!.getBoundingClientRect().height < 10).length)
  expect(closed).toBe(0)
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden()
})

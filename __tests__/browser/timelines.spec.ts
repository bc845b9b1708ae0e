import { TIMELINE_LINE } from '../../src/constants'
import { timeline } from './content'
import { bringTo, expect, test } from './support'

/** In the usual window (playwright.config.ts). */
const LINE = TIMELINE_LINE * 800

test('a timeline fills, line and dots, as entries pass 60 % of the viewport @timeline', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const entries = page.locator('#timeline ol > li')
  await expect(entries).toHaveCount(timeline.length)
  const bring = (index: number, top: number) => bringTo(entries.nth(index), top)
  const reached = () => entries.evaluateAll((items) => items.filter((item) => item.hasAttribute('data-reached')).length)

  for (let index = 0; index < timeline.length; index += 1) {
    await bring(index, LINE + 2)
    await expect.poll(reached).toBe(index)
    await bring(index, LINE - 2)
    await expect.poll(reached).toBe(index + 1)
    await expect(entries.nth(index)).toHaveAttribute('aria-current', 'step')
  }
  await bring(0, LINE + 2)
  await expect.poll(reached).toBe(0)

  const list = page.locator('#timeline ol')
  const filled = () =>
    list.evaluate((element) => new DOMMatrix(getComputedStyle(element.parentElement!, '::after').transform).d)
  const dot = (index: number) =>
    list.evaluate(({ children }, place) => getComputedStyle(children[place], '::before').backgroundColor, index)
  await list.evaluate(
    (element, line) => window.scrollBy(0, element.getBoundingClientRect().top + element.clientHeight / 2 - line),
    LINE,
  )
  await expect.poll(filled).toBeCloseTo(0.5, 1)
  expect(await dot(0)).not.toBe(await dot(timeline.length - 1))
  await list.evaluate((element, line) => window.scrollBy(0, element.getBoundingClientRect().bottom - line), LINE)
  await expect.poll(filled).toBe(1)
  expect(await dot(timeline.length - 1)).toBe(await dot(0))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a timeline is drawn whole, and no button of the chat does nothing @timeline', async ({ page }) => {
    await page.goto('/about')
    const transform = await page
      .locator('#timeline ol')
      .evaluate((element) => getComputedStyle(element.parentElement!, '::after').transform)
    expect(transform).toBe('none')
    await expect(page.locator('aside button[aria-expanded]')).toBeHidden()
  })
})

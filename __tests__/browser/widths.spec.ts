/** How pages use their width: edges are aligned, and no card is alone in a row. */
import type { Locator, Page } from '@playwright/test'
import { isDemo } from '../../scripts/test/demo'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { localizePath } from '../../src/routing/localizePath'
import { categories, OTHER, posts, say } from './content'
import { boxesOf, expect, test } from './support'

/** Left and right edge of an element, in whole pixels. */
async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = (await element.boundingBox())!
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) }
}

/** Number of list items in each row. */
const rowsOf = (list: Locator) =>
  list.evaluate((element) => {
    const tops = [...element.children].map((child) => Math.round(child.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
  })

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

for (const { id, image, category } of posts.slice(-1))
  test('an article stands below its picture, in lines to read; no other is left alone', async ({ page }) => {
    await open(page, `/blog/${id}`, 1920)
    if (image ?? categories.find(({ name }) => say(name) === category)?.cover) {
      const picture = await edges(page.locator('article > header > *').last())
      const text = page.locator('article > header + * > :not(nav)').last()
      const line = await edges(text.locator('p').first())
      expect(Math.abs((await edges(text)).left - picture.left)).toBeLessThan(2)
      expect(line.right - line.left).toBeLessThanOrEqual(42 * 16)
      for (const list of await text.locator('ol').all()) await expect(list).toHaveCSS('list-style-type', 'decimal')
      for (const list of await text.locator('ul').all()) await expect(list).not.toHaveCSS('list-style-type', 'none')
      await page.mouse.wheel(0, 1500)
      const contents = page.locator('article > header + * > nav')
      const header = (await page.getByRole('banner').boundingBox())!
      if (await contents.count()) expect((await contents.boundingBox())!.y).toBeGreaterThan(header.height)
      for (const code of await text.locator(':scope > div > figure:has(pre)').all())
        expect(Math.abs((await edges(code)).right - picture.right)).toBeLessThan(2)
    }
    if (posts.length > 1)
      for (const [width, most] of [
        [412, 3],
        [768, 1],
        [1280, 3],
      ]) {
        await page.setViewportSize({ width, height: 900 })
        const rows = await rowsOf(page.locator('#recommended ul'))
        expect(new Set(rows).size, `at ${width} px`).toBe(1)
        expect(rows[0], `at ${width} px`).toBeLessThanOrEqual(most)
        if (width < 640) expect(rows, 'a row that goes on').toHaveLength(1)
      }
  })

test('the home page leaves no edge, half or line to chance @mockup', async ({ page }) => {
  await open(page, '/', 360)
  await test.step('what stands beside a title on a phone leaves no empty half', async () => {
    const card = page.locator('#services-list > li').first()
    const title = await edges(card.locator('h3'))
    const picture = await edges(card.locator('img, svg').first())
    expect(picture.left).toBeGreaterThanOrEqual(title.right)
    const screen = await edges(page.locator('article[aria-labelledby="example"] > img'))
    expect((await edges(page.locator('#example'))).left).toBeGreaterThan(screen.right)
  })
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // At other widths each step has its own strip.
    await expect(page.locator('#process [data-layer]:not(li *)').first()).toBeVisible({ visible: width === 1280 })
  }
  await test.step('the browser is asked for last lines of more than one word', async () => {
    const wraps = await page
      .locator('main :is(p, li, dd)')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue('text-wrap-style')))
    expect(new Set(wraps)).not.toContain('auto')
  })
})

test('years go across a wide page, and people are a list on a phone @timeline', async ({ page }) => {
  await open(page, '/about', 1920)
  const band = await edges(page.locator('#timeline ol'))
  const first = page.locator('#timeline li').first()
  expect((await edges(first.locator('svg'))).left - band.left).toBeLessThan(8)
  expect(band.right - (await edges(first.locator('p'))).right).toBeLessThan(24)
  await page.setViewportSize({ width: 360, height: 900 })
  expect(Math.max(0, ...(await rowsOf(page.locator('#people ul'))))).toBeLessThanOrEqual(1)
})

test('questions about data stand close together', async ({ page }) => {
  await open(page, '/privacy', 360)
  const boxes = (name: string) => boxesOf(page.locator(`main section ${name}`))
  for (const width of [360, 768, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const titles = await boxes('h2')
      const answers = await boxes('p')
      expect(titles.length).toBe(answers.length)
      const ends = titles.map(({ bottom }, index) => Math.max(bottom, answers[index].bottom))
      const gaps = titles.slice(1).map(({ top }, index) => top - ends[index])
      expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(80)
    })
})

test('the footer is short on a phone and keeps every link', async ({ page }) => {
  const links = page.locator('#footer a:visible')
  for (const path of new Set([DEFAULT_LANGUAGE, OTHER].map((language) => localizePath('/privacy', language))))
    await test.step(path, async () => {
      await open(page, path, 1280)
      const all = await links.allTextContents()
      expect(Math.max(...(await rowsOf(page.locator('#footer nav'))))).toBeGreaterThan(1)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await links.allTextContents()).toEqual(all)
      const boxes = await boxesOf(links)
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24)
      expect(new Set(boxes.map(({ left }) => left)).size).toBeGreaterThan(2)
      const { height } = (await page.locator('#footer').boundingBox())!
      // The limit of the demo, which grows with the number of added links.
      if (isDemo()) expect(height).toBeLessThan((1.35 * 740 * Math.max(31, all.length)) / 31)
    })
})

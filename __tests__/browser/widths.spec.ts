/** How pages use the width they have: edges that meet, and no card alone in a row. */
import type { Locator, Page } from '@playwright/test'
import { last, posts } from './content'
import { expect, test } from './support'

const POST = posts.length > 0 ? `/blog/${last(posts).id}` : null

/** Left and right edge of an element, whole pixels. */
async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = (await element.boundingBox())!
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) }
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

test.describe('an article', () => {
  test.skip(!POST, 'The content has no article.')

  test('stands below its picture on a wide screen, in lines that can be read', async ({ page }) => {
    await open(page, POST!, 1920)
    const picture = await edges(page.locator('header img, header picture').last())
    const column = await edges(page.locator('article p:has(~ h2, ~ div h2)').first())
    expect(Math.abs(column.left - picture.left)).toBeLessThan(24)
    expect(column.right - column.left).toBeLessThanOrEqual(42 * 16)
    for (const wide of await page.locator('article div > figure:has(pre)').all()) {
      expect((await edges(wide)).right).toBeGreaterThan(column.right + 40)
    }
  })
})

test('the years of the company go across a wide page', async ({ page }) => {
  await open(page, '/about', 1920)
  const band = await edges(page.locator('#timeline ol'))
  const first = page.locator('#timeline li').first()
  expect((await edges(first.locator('svg'))).left - band.left).toBeLessThan(8)
  expect(band.right - (await edges(first.locator('p'))).right).toBeLessThan(24)
})

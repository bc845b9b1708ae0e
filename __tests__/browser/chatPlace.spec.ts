import type { Page } from '@playwright/test'
import { expect, test } from './support'

const toggle = (page: Page) => page.locator('aside button[aria-expanded]')

test('the chat button floats at the bottom right of the window and toggles the panel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  for (const [width, height] of [
    [1280, 800],
    [390, 700],
  ])
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const top of [0, 600]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
        const box = (await toggle(page).boundingBox())!
        expect(width - box.x - box.width).toBeGreaterThanOrEqual(0)
        expect(width - box.x - box.width).toBeLessThan(40)
        expect(height - box.y - box.height).toBeGreaterThanOrEqual(0)
        expect(height - box.y - box.height).toBeLessThan(40)
      }
      await toggle(page).click()
      await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeVisible()
      await toggle(page).click()
      await expect(page.getByRole('dialog', { name: 'Assistant' })).toBeHidden()
    })
})

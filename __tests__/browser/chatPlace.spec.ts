import type { Page } from '@playwright/test'
import { localizePath } from '../../src/routing/localizePath'
import { OTHER, word } from './content'
import { bringTo, expect, test } from './support'

const toggle = (page: Page) => page.locator('aside button[aria-expanded]')

test('the chat button floats at the bottom right of the window and toggles the panel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about')
  await test.step('the teaser gives way to the control that the keyboard has reached', async () => {
    const teaser = page.locator('aside > div:not([role])')
    await expect(teaser).toHaveCSS('opacity', '1')
    await page.locator('footer a').last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(teaser).toHaveCSS('opacity', '0')
    await teaser.getByRole('button').first().focus()
    await expect(teaser).toHaveCSS('opacity', '1')
  })
  for (const [width, height] of [
    [1280, 800],
    [390, 700],
  ])
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const top of [0, 300]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
        const box = (await toggle(page).boundingBox())!
        expect(width - box.x - box.width).toBeGreaterThanOrEqual(0)
        expect(width - box.x - box.width).toBeLessThan(40)
        expect(height - box.y - box.height).toBeGreaterThanOrEqual(0)
        expect(height - box.y - box.height).toBeLessThan(40)
      }
      await toggle(page).click()
      await expect(page.getByRole('dialog', { name: word('chat:title') })).toBeVisible()
      await toggle(page).click()
      await expect(page.getByRole('dialog', { name: word('chat:title') })).toBeHidden()
    })
})

test('a control below the window that gets the focus stops above it @testimonials @ru', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ru')
  const arrow = page.locator('#testimonials button').last()
  await expect(arrow).toBeVisible()
  for (const into of [30, 44])
    await test.step(`${into} px of it in the window`, async () => {
      await bringTo(arrow, 740 - into)
      await arrow.focus()
      const bottom = async () => (await arrow.boundingBox())!.y + 44
      const top = (await toggle(page).boundingBox())!.y
      await expect.poll(bottom).toBeLessThanOrEqual(top)
      await arrow.blur()
    })
})

test('with letters of twice the size it is below an open menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // So low that even a short menu reaches the button.
  await page.setViewportSize({ width: 1280, height: 320 })
  await page.goto(localizePath('/about', OTHER))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await test.step('in an open menu', async () => {
    await page.locator('header nav button').first().hover()
    await expect(page.locator('header nav [data-open]')).toBeVisible()
    const isBelow = () =>
      toggle(page).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('header nav [data-open]'))
      })
    await expect.poll(isBelow).toBe(true)
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(async () => (await toggle(page).boundingBox())!.width).toBeLessThanOrEqual(52)
  })
})

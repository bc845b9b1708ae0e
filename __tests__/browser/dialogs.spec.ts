/** The page behind a modal dialog, if scroll bars take space. */
import { word } from './content'
import { expect, scrollTop, test } from './support'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('behind the menu the page does not scroll, and a press beside closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  await page.goto('/about')
  const top = () => scrollTop(page)
  const width = () => page.evaluate(() => document.body.clientWidth)
  await page.mouse.move(20, 500)
  const start = await top()
  await page.mouse.wheel(0, 300)
  await expect.poll(top).toBe(start + 300)
  const before = await width()
  await page.getByRole('button', { name: word('common:nav.open'), exact: true }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.mouse.move(20, 590)
  await page.mouse.wheel(0, 400)
  // A scroll or a change of width would happen in one of the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect([await top(), await width()]).toEqual([start + 300, before])
  await page.mouse.click(20, 590)
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, 100)
  await expect.poll(top).toBe(start + 400)
})

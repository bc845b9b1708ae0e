/** What lies behind a modal dialog, where scroll bars take room of their own. */
import { word } from './content'
import { expect, test } from './support'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

for (const [name, control] of [
  ['search', 'common:nav.search'],
  ['menu', 'common:nav.open'],
]) {
  test(`behind the ${name} the page neither scrolls nor moves aside`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 600 })
    await page.goto('/about')
    await page.mouse.move(20, 500)
    await page.mouse.wheel(0, 300)
    const top = () => page.evaluate(() => window.scrollY)
    const width = () => page.evaluate(() => document.body.clientWidth)
    await expect.poll(top).toBe(300)
    const before = await width()
    await page.getByRole('button', { name: word(control), exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toBeVisible()
    await page.mouse.move(20, 590)
    await page.mouse.wheel(0, 400)
    // Whatever moves does so in one of the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect([await top(), await width()]).toEqual([300, before])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.mouse.wheel(0, 100)
    await expect.poll(top).toBe(400)
  })
}

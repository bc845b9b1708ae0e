import AxeBuilder from '@axe-core/playwright'
import { localizePath } from '../../src/content/localizePath'
import { expect, PAGE_KINDS, test } from './support'

const WIDTHS = [390, 1280]
const UNKNOWN = '/no-such-page'

for (const language of ['en', 'ru'] as const) {
  for (const kind of [...PAGE_KINDS, UNKNOWN]) {
    const path = localizePath(kind, language)

    test.describe(path, () => {
      // The browser itself reports the status of a page that does not exist.
      test.use({ expectedErrors: kind === UNKNOWN ? [/status of 404/] : [] })

      for (const width of WIDTHS) {
        test(`${path} has no axe violations at ${width} px, light and dark`, async ({ page }) => {
          test.slow()
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.goto(path)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
              .analyze()
            expect(
              violations.map(
                ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
              ),
            ).toEqual([])
          }
        })
      }

      test(`${path} fits 320 px without scrolling sideways`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 })
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['en', 'ru'] as const) {
    for (const kind of PAGE_KINDS) {
      const path = localizePath(kind, language)
      test(`${path} shows its heading, navigation and every image`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
        const invisible = await page
          .locator('main :is(p, h2, h3, li, img)')
          .evaluateAll((elements) =>
            elements
              .filter((element) => getComputedStyle(element).opacity === '0')
              .map((element) => element.textContent || element.outerHTML),
          )
        expect(invisible).toEqual([])
      })
    }
  }
})

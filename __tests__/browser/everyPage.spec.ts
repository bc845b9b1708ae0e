import fs from 'node:fs'
import type { RunOptions } from 'axe-core'
import { localizePath } from '../../src/routing/localizePath'
import { violations } from './axe'
import { expect, PAGE_KINDS, test } from './support'

const LANGUAGES = ['en', 'ru'] as const
const WIDTHS = [390, 1280]
const UNKNOWN = LANGUAGES.map((language) => localizePath('/no-such-page', language))
/** Every page of both languages, as the site tells search engines. */
const PATHS = [...fs.readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
  ([, path]) => path || '/',
)
/** One page of each kind is looked at in the dark as well. */
const IN_BOTH_THEMES = LANGUAGES.flatMap((language) => PAGE_KINDS.map((kind) => localizePath(kind, language)))

const WCAG: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } }
/** All that a theme changes. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

test('the site has all its pages', () => {
  expect(PATHS).toEqual(expect.arrayContaining(IN_BOTH_THEMES))
})

for (const path of [...PATHS, ...UNKNOWN]) {
  test.describe(path, () => {
    // The browser itself reports the status of a page that does not exist.
    test.use({ expectedErrors: UNKNOWN.includes(path) ? [/status of 404/] : [] })

    test(`${path} has no axe violations at ${WIDTHS.join(' and ')} px, and fits 320 px, and 360 px with text at 200 %`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: 'light' })
        expect(await violations(page, WCAG), `${width} px, light`).toEqual([])
        if (!IN_BOTH_THEMES.includes(path)) continue
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(page, CONTRAST), `${width} px, dark`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      if (!IN_BOTH_THEMES.includes(path)) return
      await page.setViewportSize({ width: 360, height: 740 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expect(page.getByRole('banner').getByRole('button', { name: /^(Open menu|Открыть меню)$/ })).toBeInViewport(
        {
          ratio: 1,
        },
      )
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of IN_BOTH_THEMES) {
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
})

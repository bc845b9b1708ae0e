import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { localizePath } from '../../src/routing/localizePath'
import { violations } from './axe'
import { PAGE_KINDS, PAGES } from './content'
import { expect, test } from './support'

const LANGUAGES = ['en', 'ru'] as const
const WIDTHS = [390, 1280]
const UNKNOWN = LANGUAGES.map((language) => localizePath('/no-such-page', language))
/** Every page of both languages, as the site tells search engines. */
const PATHS = [...fs.readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
  ([, path]) => path || '/',
)
const WCAG: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } }
/** All that a theme changes. */
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/** What words can break: not the colours, which a template has once. */
const BUT_COLOURS: RunOptions = { ...WCAG, rules: { 'color-contrast': { enabled: false } } }

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test('the site has all its pages', () => {
  expect(PATHS).toEqual(expect.arrayContaining(PAGES))
})

/** One page of each kind in each language, as people see it: both widths, both themes, large text, no scripts. */
for (const path of [...PAGES, ...UNKNOWN]) {
  test.describe(path, () => {
    // The browser itself reports the status of a page that does not exist.
    test.use({ expectedErrors: UNKNOWN.includes(path) ? [/status of 404/] : [] })

    test(`${path} has no axe violations at ${WIDTHS.join(' and ')} px, and fits 320 px, and 360 px with text at 200 %`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page, WCAG), `${width} px, light`).toEqual([])
      }
      // Colours do not depend on the width.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, CONTRAST), 'dark').toEqual([])
      await expectToFit(page, 320)
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      await expectToFit(page, 360)
      await expect(page.getByRole('banner').getByRole('button', { name: /^(Open menu|Открыть меню)$/ })).toBeInViewport(
        { ratio: 1 },
      )
    })
  })
}

/** The others differ from these by their words alone. A few of them to a test: a page of its own for each costs more than the look. */
const OTHERS = PATHS.filter((path) => !PAGES.includes(path))
for (let index = 0; index < OTHERS.length; index += 8) {
  const some = OTHERS.slice(index, index + 8)
  test(`no axe violations, and room enough at 320 px: ${some.join(', ')}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of some) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      expect(await violations(page, BUT_COLOURS), path).toEqual([])
      await expectToFit(page, 320)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages of every kind show heading, navigation and all their words', async ({ page }) => {
    for (const path of PAGE_KINDS) {
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
      expect(invisible, path).toEqual([])
    }
  })
})

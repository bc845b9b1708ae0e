import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { languageOfPath, localizePath } from '../../src/routing/localizePath'
import { violations } from './axe'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { OTHER, PAGE_KINDS, PAGES, word } from './content'
import { cutRings } from './focusRings'
import { expect, test } from './support'
import { missingInPrint, textFaults } from './textFaults'

const UNKNOWN = '/no-such-page'
/** Every page of both languages: those of the sitemap, and those that it leaves out. */
const PATHS = new Set([
  ...[...fs.readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path]) => path || '/',
  ),
  ...PAGES,
])
const WCAG: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } }

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

/** Applies the text spacing that a reader may set (WCAG 1.4.12). Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** At 320 px: what a page wrongly shows and wrongly hides. Runs in the page. */
function faultsOfPage(): string[] {
  const width = document.documentElement.scrollWidth
  const invisible = [...document.querySelectorAll('main :is(p, h2, h3, li, img)')].filter(
    (element) => getComputedStyle(element).opacity === '0',
  )
  return [
    ...(width === 320 ? [] : [`is ${width} px wide`]),
    ...['h1', 'header a', 'footer a']
      .filter((part) => !document.querySelector(part)?.checkVisibility({ opacityProperty: true }))
      .map((part) => `does not show its first ${part}`),
    ...invisible.map((element) => `hides "${element.textContent || element.outerHTML}"`),
  ]
}

/** Replaces the page by another one, in a tenth of the time of loading it: fonts and pictures stay. Runs in the page. */
async function showPage(path: string): Promise<void> {
  const html = await (await fetch(path)).text()
  document.open()
  document.write(html)
  document.close()
  await document.fonts.ready
}

/**
 * Pictures whose width differs from their `sizes`, by which a browser chooses the file before it knows the layout:
 * too large wastes bytes, too small is blurred. Runs in the page.
 */
function wrongSizes(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].flatMap(
    ({ alt, className, sizes, clientWidth }) => {
      const parts = sizes.split(/,\s*(?![^(]*\))/).map((part) => /^(?:(\(.*?\)) )?(.*)$/.exec(part) ?? [])
      const [, , width] = parts.find(([, query]) => !query || matchMedia(query).matches) ?? []
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.cssText = `position: absolute; width: ${width}`
      const expected = ruler.offsetWidth
      ruler.remove()
      const isRight = clientWidth === 0 || (expected / clientWidth > 0.75 && expected / clientWidth < 1.4)
      return isRight ? [] : [`${alt || className} is ${clientWidth} px wide, ${expected} in ${sizes}`]
    },
  )
}

/** In a wide window: for assistive technology, keyboard and eye, and in print. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  expect.soft(await violations(page, WCAG), `axe on ${path}`).toEqual([])
  expect.soft(await page.evaluate(textFaults, 'body'), path).toEqual([])
  expect.soft(await page.evaluate(wrongSizes), `pictures of ${path}`).toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await cutRings(page, 'body'), `focus rings of ${path}`).toEqual([])
  await page.setViewportSize({ width: 700, height: 990 })
  await page.evaluate(missingInPrint)
  await page.emulateMedia({ media: 'print' })
  expect.soft(await page.evaluate(missingInPrint), `text of ${path} that is not printed`).toEqual([])
  expect.soft(await page.evaluate(textFaults, 'body'), `${path} in print`).toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** On a phone, where space is short: also with the spacing and the size of text that a reader sets. */
async function expectToFitPhones(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 412, height: 800 })
  await page.goto(path)
  expect.soft(await page.evaluate(wrongSizes), `pictures of ${path}`).toEqual([])
  await expectToFit(page, 320)
  expect.soft(await page.evaluate(textFaults, 'body'), path).toEqual([])
  await page.evaluate(spaceText)
  await expectToFit(page, 360)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
    document.documentElement.style.fontSize = '200%'
  })
  await expectToFit(page, 360)
  expect.soft(await page.evaluate(textFaults, 'main'), `${path} with text at 200 %`).toEqual([])
  const menu = page.getByRole('banner').getByRole('button', { name: word('common:nav.open', languageOfPath(path)) })
  await expect(menu).toBeInViewport({ ratio: 1 })
}

// The content check measures the contrast of all colours, in both themes.
for (const [where, language, colorScheme, expectFor] of [
  ['in a wide window', DEFAULT_LANGUAGE, 'light', expectReadable],
  ['on a phone', OTHER, 'dark', expectToFitPhones],
] as const)
  test.describe(where, () => {
    // The browser itself logs the status of a page that does not exist.
    test.use({ expectedErrors: [/status of 404/] })

    test(`one page of each kind is accessible and readable ${where}, in ${language}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      for (const kind of [...PAGE_KINDS, UNKNOWN])
        await test.step(kind, () => expectFor(page, localizePath(kind, language)))
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The width differs between pages of one kind with their text; the site tests check other effects of text in the built pages.
  test('every page fits 320 px and shows its heading, links and text', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/')
    const wrong: string[] = []
    for (const path of PATHS) {
      await page.evaluate(showPage, path)
      wrong.push(...(await page.evaluate(faultsOfPage)).map((fault) => `${path} ${fault}`))
    }
    expect(wrong).toEqual([])
  })
})

import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { isDemo } from '../../scripts/test/demo'
import { localizePath } from '../../src/routing/localizePath'
import { expectRoomAtRest, expectTeaser, hurry } from './assistantPlace'
import { violations } from './axe'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { OTHER, PAGE_KINDS, PAGES, word } from './content'
import { faultsOf } from './craft'
import { cutRings } from './focusRings'
import { brokenWords, dullControls, faultsOfLooks, lostOnPaper } from './looks'
import { expect, test } from './support'

/** Each kind is tested in two languages, in a wide window in one and in a narrow one in the other. */
const LANGUAGES = new Set([DEFAULT_LANGUAGE, OTHER])
/** Further window sizes to test the teaser in. */
const MORE_WINDOWS = [
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const
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
      const said = ruler.offsetWidth
      ruler.remove()
      const isRight = clientWidth === 0 || (said / clientWidth > 0.75 && said / clientWidth < 1.4)
      return isRight ? [] : [`${alt || className} is ${clientWidth} px wide, ${said} in ${sizes}`]
    },
  )
}

/**
 * One page of each kind in each language, as people see it: spaced and large text, sections, pictures, with the assistant. The wide page
 * is light and the narrow one dark, alternating with the kind; the content check tests the contrast of all colours.
 */
for (const [index, kind] of [...PAGE_KINDS, UNKNOWN].entries())
  test.describe(kind, () => {
    // The browser itself logs the status of a page that does not exist.
    test.use({ expectedErrors: kind === UNKNOWN ? [/status of 404/] : [] })

    test(`${kind} has no axe violations, all in its place, and room for the assistant`, async ({ page }) => {
      await page.addInitScript(hurry)
      for (const language of LANGUAGES) {
        const path = localizePath(kind, language)
        const width = language === DEFAULT_LANGUAGE ? 1280 : 360
        const colorScheme = width > 360 === (index % 2 === 0) ? 'light' : 'dark'
        await test.step(`${path} at ${width} px, ${colorScheme}`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
          await page.goto(path)
          await expectTeaser(page)
          for (const [wide, height] of [
            ...(kind === '/' ? MORE_WINDOWS : []),
            width > 360 ? [360, 740] : [1280, 800],
          ]) {
            await page.setViewportSize({ width: wide, height })
            await expectTeaser(page)
          }
          await page.setViewportSize({ width, height: 800 })
          await expectRoomAtRest(page)
          expect(await violations(page, WCAG)).toEqual([])
          if (language === DEFAULT_LANGUAGE)
            for (const wide of [1280, 412]) {
              await page.setViewportSize({ width: wide, height: 800 })
              expect(await page.evaluate(wrongSizes), `pictures of ${path} at ${wide} px`).toEqual([])
              expect(await page.evaluate(dullControls), `under the pointer, ${path} at ${wide} px`).toEqual([])
              await page.keyboard.press('Tab')
              expect(await cutRings(page, 'body'), `rings of ${path} at ${wide} px`).toEqual([])
            }
          for (const wide of language === DEFAULT_LANGUAGE ? [1920, 720] : [1280, 412, 320]) {
            await page.setViewportSize({ width: wide, height: 800 })
            // A different scroll position for each width: sticky elements must not cover others.
            await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), (wide % 7) / 7)
            expect(await faultsOf(page, 'body'), `${path} at ${wide} px`).toEqual([])
            // Words of other content may be too long for any title.
            const broken = isDemo() ? await page.evaluate(brokenWords, 'h1, h3, #footer a, #technologies li') : []
            expect(broken, `${path} at ${wide} px`).toEqual([])
          }
          await page.setViewportSize({ width: 700, height: 990 })
          await page.evaluate(lostOnPaper)
          await page.emulateMedia({ media: 'print' })
          expect(await page.evaluate(lostOnPaper), `words of ${path} that paper lacks`).toEqual([])
          expect(await faultsOf(page, 'body'), `${path} on paper`).toEqual([])
          await page.emulateMedia({ media: 'screen' })
          await page.evaluate(spaceText)
          await expectToFit(page, 360)
          await page.evaluate(() => {
            document.adoptedStyleSheets = []
            document.documentElement.style.fontSize = '200%'
          })
          await expectToFit(page, 360)
          const broken = await page.evaluate(brokenWords, 'main :is(h1, h2, h3, p, li, blockquote), header li a')
          const short = broken.filter((each) => each.length < (isDemo() ? 10 : 6))
          expect(short, path).toEqual([])
          expect(await page.evaluate(faultsOfLooks, 'main'), `${path}, with text at 200 %`).toEqual([])
          await expect(
            page.getByRole('banner').getByRole('button', { name: word('common:nav.open', language) }),
          ).toBeInViewport({ ratio: 1 })
        })
      }
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The width differs between pages of one kind with their text; the site tests check other effects of text in the built pages.
  test('no page is wider than 320 px, and each shows heading, navigation and all its words', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 800 })
    const wrong: string[] = []
    for (const path of PATHS) {
      await page.goto(path)
      wrong.push(...(await page.evaluate(faultsOfPage)).map((fault) => `${path} ${fault}`))
    }
    expect(wrong).toEqual([])
  })
})

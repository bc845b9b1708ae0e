import type { Page } from '@playwright/test'
import { localizePath } from '../../src/routing/localizePath'
import { LANGUAGES } from '../../src/routing/languages'
import { PAGE_KINDS } from './content'
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

/** Words and controls of the page below a part of the assistant. Runs in the page. */
function below(part: Element): string[] {
  const own = part.getBoundingClientRect()
  /** Whether a box shares a place with the part, and an element is to be seen there: not scrolled out of a frame. */
  const isThere = (element: Element) => (box: DOMRect) => {
    const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)]
    const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)]
    if (left >= right || top >= bottom) return false
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
  }
  const range = document.createRange()
  const lines = (node: Node) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  return [...document.querySelectorAll(':is(main, footer) :not(svg *)')]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top
    })
    .filter((element) =>
      element.matches('a, button, input, select, summary, textarea')
        ? isThere(element)(element.getBoundingClientRect())
        : [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.nodeValue?.trim() && lines(node).some(isThere(element)),
          ),
    )
    .map((element) => `${Math.round(window.scrollY)} px: ${element.outerHTML.slice(0, 80)}`)
}

for (const kind of PAGE_KINDS)
  test(`at rest it covers neither words nor a control of ${kind}`, async ({ page }) => {
    test.slow()
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [path, width] of [
      [kind, 1280],
      [localizePath(kind, 'ru'), 360],
    ] as const)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        // Boxes are measured, no pictures taken: nothing need be painted.
        await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'))
        const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
        for (let top = 0; top < height + 100; top += 100) {
          // The event is ours: the browser's comes with its next picture.
          await page.evaluate((y) => {
            window.scrollTo({ top: y, behavior: 'instant' })
            window.dispatchEvent(new Event('scroll'))
          }, top)
          await page.clock.fastForward(250)
          // React may not have shown the place that was found.
          await expect.poll(() => toggle(page).evaluate(below), { intervals: [0, 50, 200] }).toEqual([])
        }
      })
  })

/** Every page is seen in the first two. */
const WINDOWS = [
  [360, 740],
  [1280, 800],
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const

for (const kind of PAGE_KINDS)
  test(`the words of the teaser are seen on arrival at ${kind}, over nothing that is read or pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const language of LANGUAGES)
      for (const [width, height] of kind === '/' ? WINDOWS : WINDOWS.slice(0, 2))
        await test.step(`${language}, ${width} px`, async () => {
          await page.setViewportSize({ width, height })
          await page.goto(localizePath(kind, language))
          const teaser = page.locator('aside > div:has(> button > span)')
          await expect(teaser).toBeVisible()
          expect((await teaser.boundingBox())!.width).toBeGreaterThan(100)
          await expect(teaser).toBeInViewport({ ratio: 1 })
          expect(await teaser.evaluate(below)).toEqual([])
        })
  })

test('a control below the window that gets the focus stops above it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ru')
  const arrow = page.locator('#testimonials button').last()
  await expect(arrow).toBeVisible()
  for (const into of [30, 44])
    await test.step(`${into} px of it in the window`, async () => {
      await arrow.evaluate((element, shown) => {
        window.scrollBy(0, element.getBoundingClientRect().top + shown - window.innerHeight)
      }, into)
      await arrow.focus()
      const bottom = async () => (await arrow.boundingBox())!.y + 44
      const top = (await toggle(page).boundingBox())!.y
      await expect.poll(bottom).toBeLessThanOrEqual(top)
      await arrow.blur()
    })
})

test('with letters of twice the size it lies over nothing that cannot be scrolled away from it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/ru/about')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await test.step('at the end of the page', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const covered = () =>
      toggle(page).evaluate((button) => {
        const own = button.getBoundingClientRect()
        const lies = ({ left, right, top, bottom }: DOMRect) =>
          right > own.left && left < own.right && bottom > own.top && top < own.bottom
        const controls = [...document.querySelectorAll('footer a, footer button')]
        return controls.filter((each) => lies(each.getBoundingClientRect())).map((each) => each.textContent)
      })
    await expect(page.getByRole('contentinfo').getByRole('button').last()).toBeInViewport()
    await expect.poll(covered).toEqual([])
  })
  await test.step('in an open menu', async () => {
    await page.locator('header nav button').first().hover()
    await expect(page.locator('header nav [data-open]')).toBeVisible()
    const isOnTop = () =>
      toggle(page).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop).toBe(false)
  })
  await test.step('on a phone it does not grow, and makes room for words', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(async () => (await toggle(page).boundingBox())!.width).toBeLessThanOrEqual(52)
  })
})

import type { Page } from '@playwright/test'
import { word } from './content'
import { expect, test } from './support'

const track = (page: Page) => page.getByRole('region', { name: word('home:testimonials.list') })
const previous = (page: Page) => page.getByRole('button', { name: word('home:testimonials.previous') })
const next = (page: Page) => page.getByRole('button', { name: word('home:testimonials.next') })
const position = (page: Page) => track(page).evaluate((element) => Math.round(element.scrollLeft))
const scrollTo = (page: Page, left: number) =>
  track(page).evaluate((element, value) => element.scrollTo({ left: value, behavior: 'instant' }), left)

/** Opens the home page at its testimonials: by default so narrow that five of them have room to move. */
async function open(page: Page, width = 800) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  await track(page).scrollIntoViewIfNeeded()
}

test('an arrow moves it by 300 px, and at once for who wants less motion', async ({ page }) => {
  await open(page)
  await next(page).click()
  await expect.poll(() => position(page)).toBe(300)
  await previous(page).click()
  await expect.poll(() => position(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await next(page).click()
  expect(await position(page)).toBe(300)
})

test('the left button of a mouse drags it, and selects no words', async ({ page }) => {
  // On a zoomed page, `movementX` has other pixels than the page.
  await page.addInitScript(() => Object.defineProperty(MouseEvent.prototype, 'movementX', { value: -300 }))
  await open(page)
  const y = (await track(page).boundingBox())!.y + 80
  await page.mouse.move(700, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(600, y)
  expect(await position(page), 'by the right button').toBe(0)
  await page.mouse.up({ button: 'right' })
  await page.mouse.move(700, y)
  await page.mouse.down()
  await page.mouse.move(500, y - 300, { steps: 4 })
  expect(await position(page)).toBe(200)
  await page.mouse.up()
  await page.mouse.move(300, y)
  expect(await position(page), 'after the button is let go').toBe(200)
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('')
})

test('an arrow shows while it leads somewhere, then gives its focus to the list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 1280)
  const last = await track(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  for (const [left, leftShown, rightShown] of [
    [0, false, true],
    [1, true, true],
    [last - 11, true, true],
    [last - 10, true, false],
  ] as const) {
    await scrollTo(page, left)
    await expect(previous(page), `left arrow at ${left}`).toBeVisible({ visible: leftShown })
    await expect(next(page), `right arrow at ${left}`).toBeVisible({ visible: rightShown })
  }
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(next(page), 'in a window that became narrower').toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(page, last - 100)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(track(page)).toBeFocused()
  await expect(next(page)).toBeHidden()
})

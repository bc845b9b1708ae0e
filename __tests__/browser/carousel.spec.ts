import type { Page } from '@playwright/test'
import { word } from './content'
import { expect, test } from './support'

const track = (page: Page) => page.getByRole('region', { name: word('home:testimonials.list') })
const previous = (page: Page) => page.getByRole('button', { name: word('home:testimonials.previous') })
const next = (page: Page) => page.getByRole('button', { name: word('home:testimonials.next') })
const position = (page: Page) => track(page).evaluate((element) => Math.round(element.scrollLeft))
const scrollTo = (page: Page, left: number) =>
  track(page).evaluate((element, value) => element.scrollTo({ left: value, behavior: 'instant' }), left)

test('arrows, mouse, wheel and keys move it; an arrow shows while it leads somewhere', async ({ page }) => {
  // So narrow that five testimonials are wide enough to move twice.
  await page.setViewportSize({ width: 800, height: 800 })
  // On a zoomed page, `movementX` has other pixels than the page.
  await page.addInitScript(() => Object.defineProperty(MouseEvent.prototype, 'movementX', { value: -300 }))
  await page.goto('/')
  await track(page).scrollIntoViewIfNeeded()
  await expect(track(page).getByText(/^\S$/).first()).toHaveCSS('border-radius', '50%')
  await next(page).click()
  await expect.poll(() => position(page)).toBe(300)
  await next(page).click()
  await expect.poll(() => position(page)).toBe(600)
  await previous(page).click()
  await expect.poll(() => position(page)).toBe(300)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await next(page).click()
  expect(await position(page)).toBe(600)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scrollTo(page, 0)

  const box = (await track(page).boundingBox())!
  const y = box.y + 80
  await page.mouse.move(700, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(600, y)
  expect(await position(page)).toBe(0)
  await page.mouse.up({ button: 'right' })
  await page.mouse.move(700, y)
  await page.mouse.down()
  await page.mouse.move(500, y - 300, { steps: 4 })
  expect(await position(page)).toBe(200)
  await page.mouse.up()
  await page.mouse.move(300, y)
  expect(await position(page)).toBe(200)
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('')

  await page.mouse.wheel(150, 0)
  await expect.poll(() => position(page)).toBe(350)

  await track(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toBeGreaterThan(350)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const last = await track(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(last).toBeGreaterThan(300)
  for (const [left, leftShown, rightShown] of [
    [0, false, true],
    [1, true, true],
    [last - 11, true, true],
    [last - 10, true, false],
    [last, true, false],
  ] as const) {
    // Again, while a movement of the keys before still runs.
    await expect(async () => {
      await scrollTo(page, left)
      await expect(previous(page), `left arrow at ${left}`).toBeVisible({ visible: leftShown, timeout: 2000 })
      await expect(next(page), `right arrow at ${left}`).toBeVisible({ visible: rightShown, timeout: 2000 })
    }).toPass()
  }
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(next(page), 'in a window that became narrower').toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(page, last - 100)
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(track(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeHidden()
})

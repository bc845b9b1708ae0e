import type { Page } from '@playwright/test'
import { PAGE_KINDS, projects, say, word } from './content'
import { boxesOf, expect, test } from './support'
import { textFaults } from './textFaults'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Screenshots: ${name}` })

/** Left edges of a card's screenshots, after their transitions. */
async function edges(page: Page, name: string): Promise<number[]> {
  const images = card(page, name).getByRole('img')
  await images.first().evaluate((image) =>
    Promise.all(
      image
        .closest('article')!
        .getAnimations({ subtree: true })
        // Animations that follow the scroll position never finish.
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  )
  return images.evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().left)))
}

test('fans out one card at a time @screens', async ({ page }) => {
  await page.goto('/projects')
  const [one, other] = projects.map(({ title }) => say(title))
  const stacked = await edges(page, one)
  await expect(async () => {
    if ((await toggle(page, one).getAttribute('aria-expanded')) === 'false') await toggle(page, one).click()
    await expect(toggle(page, one)).toHaveAttribute('aria-expanded', 'true', { timeout: 250 })
  }).toPass()
  const [left, middle, right] = await edges(page, one)
  const width = (await card(page, one).getByRole('img').nth(1).boundingBox())!.width
  expect(middle - left).toBeGreaterThan(width * 0.9)
  expect(right - middle).toBeGreaterThan(width * 0.9)
  await toggle(page, other).press('Enter')
  await expect(toggle(page, other)).toHaveAttribute('aria-expanded', 'true')
  await expect(toggle(page, one)).toHaveAttribute('aria-expanded', 'false')
  expect(await edges(page, one)).toEqual(stacked)
  await toggle(page, other).click()
  await expect(toggle(page, other)).toHaveAttribute('aria-expanded', 'false')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows every screenshot side by side @ru @screens', async ({ page }) => {
    await page.goto('/ru/projects')
    await expect(page.locator('#projects').getByRole('button')).toHaveCount(0)
    const boxes = await boxesOf(page.locator('#projects article').last().getByRole('img'))
    expect(boxes[1].left).toBeGreaterThanOrEqual(boxes[0].right)
    expect(boxes[2].left).toBeGreaterThanOrEqual(boxes[1].right)
    await page.goto((await page.locator('#projects a[aria-haspopup]').first().getAttribute('href'))!)
    const width = await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(boxes[0].width * 1.5)
  })
})

test('Esc closes the viewer of screens and not the chat @chat @screens', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Assistant' })
  await expect(chat.getByRole('textbox')).toBeFocused()
  const [{ title, screenshots = [] }] = projects
  const first = card(page, say(title))
  const inCard = (await first.getByRole('img').first().boundingBox())!.width
  const link = first.getByRole('link', { name: /^View the screens: / })
  await link.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: say(title), exact: true }).and(page.locator(':modal'))
  const screens = viewer.getByRole('figure')
  await expect(screens).toHaveText(screenshots.map(({ alt }) => say(alt)))
  await expect(screens.nth(0)).toBeInViewport({ ratio: 0.5 })
  expect(await page.evaluate(textFaults, 'dialog[open]')).toEqual([])
  expect((await screens.nth(0).locator('img').boundingBox())!.width).toBeGreaterThan(inCard * 1.2)
  await page.keyboard.press('End')
  await expect(screens.last()).toBeInViewport({ ratio: 0.5 })
  await expect(screens.nth(0)).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(chat).toBeVisible()
  await expect(link).toBeFocused()
  // A key press has no effect until the card knows that the viewer is closed.
  await expect(first.locator('+ dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await viewer.getByRole('button', { name: word('projectGrid:projectGrid.close') }).click()
  await expect(viewer).toHaveCount(0)
  await link.press('Enter')
  await expect(viewer).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(viewer).toHaveCount(0)
  await expect(toggle(page, say(title))).toHaveAttribute('aria-expanded', 'false')
})

for (const kind of PAGE_KINDS.filter((each) => each.startsWith('/projects/')).slice(-1))
  test('the page of a case marks how its sum ended, and orders its project', async ({ page }) => {
    await page.goto(kind)
    const usual = await page
      .locator('[data-line] svg')
      .evaluateAll(([line]) => line && getComputedStyle(line).borderTopColor)
    for (const outcome of await page.locator('[data-line="outcome"] svg').all())
      await expect(outcome).not.toHaveCSS('border-top-color', usual)
    await page.locator('article a[aria-label][href$="#contact"]').click()
    await expect(page.locator('[name="project"]')).not.toHaveValue('')
  })
